import { mount } from "svelte";
import "./fonts.css";
import "./style/tokens.css";
import "./style/cards.css";
import "./style/shell.css";
import App from "./App.svelte";

mount(App, { target: document.body });
