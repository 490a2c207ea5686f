/** Path data of the icons of the account and of messages. */
export const messageIcon = 'M4 5h16v11.5h-8.5L7 20.5v-4H4z';
export const sendIcon = 'M20.5 3.5 3.5 10.5l7 3 3 7zM10.5 13.5l4-4';
export const keyIcon = 'M4 15.5a4 4 0 1 0 8 0a4 4 0 1 0-8 0M11 12.5l8-8M16 7.5l3 3';
export const buildingIcon = 'M4 20h16M5.5 20V9.5M18.5 20V9.5M3.5 9.5 12 4l8.5 5.5zM9.5 20v-7M14.5 20v-7';
export const browserIcon = 'M3.5 5.5h17v13h-17zM3.5 9.5h17M6 7.5h.2M8.5 7.5h.2';
