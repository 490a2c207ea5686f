/** Path data of the icons of articles. */
export const heartIcon =
  'M12 20S3.5 15.3 3.5 9.3A4.5 4.5 0 0 1 12 7.2a4.5 4.5 0 0 1 8.5 2.1C20.5 15.3 12 20 12 20z';
