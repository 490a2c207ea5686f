/** What a phone stores in a photo, and what must never leave it. */
export const secretsOfAPhoto = {
  camera: 'Ashdown Optics',
  day: '2026:11:19 15:20:00',
  xmp: 'http://ns.adobe.com/xap/1.0/',
  iptc: 'Photoshop 3.0',
  comment: 'taken in the garden',
  trailer: 'MotionPhoto_Data',
};

/** Degrees, minutes and seconds as Exif writes them: 51° 30′ 26″, each as a fraction. */
export const latitudeBytes: Uint8Array<ArrayBuffer> = Uint8Array.of(
  ...[0, 0, 0, 51, 0, 0, 0, 1],
  ...[0, 0, 0, 30, 0, 0, 0, 1],
  ...[0, 0, 0, 26, 0, 0, 0, 1],
);

const latin1 = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const joined = (...parts: readonly Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]));
const decoded = (base64: string) => latin1(atob(base64));

/** 48 by 32 pixels. */
const smallJpeg = decoded(
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAYEBQYFBAYGBQYHBwYIChAKCgkJChQODwwQFxQYGBcUFhYaHSUfGhsjHBYWICwgIyYnKSopGR8tMC0oMCUoKSj/2wBDAQcHBwoIChMKChMoGhYaKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCj/wAARCAAgADADASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAT/xAAVEAEBAAAAAAAAAAAAAAAAAAAAEv/EABcBAQEBAQAAAAAAAAAAAAAAAAAFBgf/xAAXEQEAAwAAAAAAAAAAAAAAAAAAExVh/9oADAMBAAIRAxEAPwCmCFMEIUzJVWJoIUwQTFViaCFMEExVYqghTBCXM6XVYmghTBBMVWJoIUwQTFVj/9k=',
);

/** 8 by 8 pixels. */
export const smallPng: Uint8Array<ArrayBuffer> = decoded(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAIAQMAAAD+wSzIAAAAA1BMVEUAgIBxQSaxAAAAC0lEQVQI12NgQAUAABAAAaHFIcEAAAAASUVORK5CYII=',
);

const word = (value: number) => [value >> 8, value & 0xff];
const long = (value: number) => [0, 0, ...word(value)];

/** A segment of a JPEG with its marker and its length. */
export function segment(marker: number, content: Uint8Array): Uint8Array {
  return joined(Uint8Array.of(0xff, marker, ...word(content.length + 2)), content);
}

/**
 * An Exif segment as cameras write it (Exif 3.0): maker, how the camera was held and day in the first directory, and a
 * second one with the place.
 */
export function exifWithPlace(orientation: number): Uint8Array {
  const { camera, day } = secretsOfAPhoto;
  const entry = ([tag, type, count]: readonly [number, number, number], value: number[]) => [
    ...[...word(tag), ...word(type), ...long(count)],
    ...value,
  ];
  const firstAt = 8;
  const gpsAt = firstAt + 2 + 4 * 12 + 4;
  const latitudeAt = gpsAt + 2 + 2 * 12 + 4;
  const cameraAt = latitudeAt + latitudeBytes.length;
  const dayAt = cameraAt + camera.length + 1;
  const first = [
    ...word(4),
    ...entry([0x010f, 2, camera.length + 1], long(cameraAt)),
    ...entry([0x0112, 3, 1], [...word(orientation), 0, 0]),
    ...entry([0x0132, 2, day.length + 1], long(dayAt)),
    ...entry([0x8825, 4, 1], long(gpsAt)),
    ...long(0),
  ];
  const gps = [
    ...word(2),
    ...entry([0x0001, 2, 2], [...latin1('N'), 0, 0, 0]),
    ...entry([0x0002, 5, 3], long(latitudeAt)),
    ...long(0),
  ];
  const tiff = joined(
    latin1('MM\0*'),
    Uint8Array.of(...long(firstAt), ...first, ...gps),
    latitudeBytes,
    latin1(`${camera}\0${day}\0`),
  );
  return segment(0xe1, joined(latin1('Exif\0\0'), tiff));
}

/** A JPEG as a phone takes it, with everything that a phone puts into it and behind it. */
export function aPhoto({ orientation = 6, jpeg = smallJpeg } = {}): Uint8Array<ArrayBuffer> {
  const { xmp, iptc, comment, trailer } = secretsOfAPhoto;
  // After the JFIF segment of twenty bytes with the mark before it.
  const head = jpeg.subarray(0, 20);
  return joined(
    head,
    exifWithPlace(orientation),
    segment(0xe1, latin1(`${xmp}\0<x:xmpmeta/>`)),
    segment(0xe2, latin1('ICC_PROFILE\0\x01\x01profile')),
    segment(0xe2, latin1('MPF\0II*\0')),
    segment(0xed, latin1(`${iptc}\0`)),
    segment(0xfe, latin1(comment)),
    jpeg.subarray(20),
    latin1(trailer),
  );
}

/** A PNG with a place in two kinds of text and in Exif, and something behind its end. */
export function aScreenshot({ orientation = 1 } = {}): Uint8Array<ArrayBuffer> {
  const chunk = (name: string, content: Uint8Array) =>
    joined(Uint8Array.of(...long(content.length)), latin1(name), content, Uint8Array.of(0, 0, 0, 0));
  const afterHeader = 8 + 25;
  return joined(
    smallPng.subarray(0, afterHeader),
    chunk('eXIf', exifWithPlace(orientation).subarray(10)),
    chunk('tEXt', latin1(`Author\0${secretsOfAPhoto.camera}`)),
    chunk('iTXt', latin1(`XML:com.adobe.xmp\0\0\0\0\0${secretsOfAPhoto.xmp}`)),
    chunk('tIME', Uint8Array.of(7, 234, 11, 19, 15, 20, 0)),
    smallPng.subarray(afterHeader),
    latin1(secretsOfAPhoto.trailer),
  );
}

/** Whether these bytes are somewhere in a file. */
export function hasBytes(file: Uint8Array, wanted: Uint8Array | string): boolean {
  const part = typeof wanted === 'string' ? latin1(wanted) : wanted;
  return file.some((_byte, at) => part.every((byte, index) => file[at + index] === byte));
}
