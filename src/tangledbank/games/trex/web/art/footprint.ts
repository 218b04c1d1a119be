/** The footprint that counts, 20 by 24, the toes up. Signs, pictures, the landscape and the box are made of it. */
export const PRINT =
  "M10 .4 12.5 4.8 12.2 11 15.2 5.6 19.2 3.6 18.8 8.6 14.3 14.6 14.6 19 12.6 22.8H7.4L5.4 19 5.7 14.6 1.2 8.6 .8 3.6 4.8 5.6 7.8 11 7.5 4.8z";
