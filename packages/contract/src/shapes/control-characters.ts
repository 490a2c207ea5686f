/**
 * SEC-G16: characters that have no place in text of people, for code that carries no schemas. A message in Hebrew or
 * Arabic may need marks of direction, and they change nothing beside them. fields.ts checks each field of one line by
 * the first pattern, messages.ts each message by the second. The texts of a firm are cut in strip-control-characters.ts
 * of the gateway and in rich-text.tsx (SEC-G40).
 */

/** C0 and C1 controls, line and paragraph separators. */
const controls = '\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029';
/** C0 and C1 controls but tab and line ends. */
const controlsInText = '\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f';
/** Characters that reorder the text after them: embeddings, overrides and isolates. */
const reordering = '\\u202a-\\u202e\\u2066-\\u2069';
const directionMarks = '\\u061c\\u200e\\u200f';

/** A text of one line, such as a name. */
export const singleLine = new RegExp(`^[^${controls}${reordering}${directionMarks}]*$`);

/** A text of several lines, such as a message. */
export const plainText = new RegExp(`^[^${controlsInText}${reordering}]*$`);

/** What is cut out of the texts of a firm. */
export const strayControls = new RegExp(`[${controlsInText}${reordering}]+`, 'g');
