/** The address that others open to come to a table. */
import { tablePath } from "../page/path";

const AT_HOME = /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/;

export interface Invitation {
  link: string;
  /** Whether others can open it, or only this machine. */
  reaches: boolean;
}

/** The page's own address; if that is this machine only, one that the house can reach. */
export function invitationTo(
  code: string,
  here: Pick<Location, "origin" | "hostname">,
  addresses: readonly string[],
): Invitation {
  if (!AT_HOME.test(here.hostname)) return { link: here.origin + tablePath(code), reaches: true };
  const house = addresses.find((address) => !AT_HOME.test(hostOf(address)));
  const origin = house === undefined ? here.origin : withScheme(house);
  return { link: origin.replace(/\/$/, "") + tablePath(code), reaches: house !== undefined };
}

const withScheme = (address: string): string =>
  /^https?:\/\//.test(address) ? address : `http://${address}`;

function hostOf(address: string): string {
  try {
    return new URL(withScheme(address)).hostname;
  } catch {
    return "localhost";
  }
}
