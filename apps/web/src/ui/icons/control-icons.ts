/** Path data of the icons that stand on controls: move, open, show, say what is wrong. */
export const backIcon = 'M20 12H4.5M11 5.5 4.5 12l6.5 6.5';
export const outIcon = 'M7 17 17 7M8.5 7H17v8.5';
export const downIcon = 'm6 9.5 6 6 6-6';
export const alertIcon = 'M12 4 2.8 19.5h18.4zM12 10v4.6M12 17v.2';
export const infoIcon = 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0M12 11v5.5M12 7.8V8';
export const eyeIcon =
  'M2.5 12s3.4-6.2 9.5-6.2 9.5 6.2 9.5 6.2-3.4 6.2-9.5 6.2S2.5 12 2.5 12zM9.2 12a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0-5.6 0';
export const eyeOffIcon =
  'M5.6 7.7A15 15 0 0 0 2.5 12s3.4 6.2 9.5 6.2c1.6 0 3-.4 4.2-1M10 6c.6-.1 1.3-.2 2-.2 6.1 0 9.5 6.2 9.5 6.2a15 15 0 0 1-2.7 3.6M9.9 10.1a2.8 2.8 0 0 0 4 4M4 4l16 16';
