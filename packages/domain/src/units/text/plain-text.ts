/** Text as it can be stored and printed. */

/** Signs that print nothing, or turn the direction of what follows them; line breaks and tabs are not among them. */
// oxlint-disable-next-line no-control-regex
const unprintable =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufffe\uffff]/g
/** Halves of characters that are written in two. */
export const loneSurrogate = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g

/**
 * Text as it can be stored and printed: without control characters and halves of signs, in the usual composed
 * form of its letters. Emoji and every script stay. One line only unless `isMultiline`.
 */
export function plainText(text: string, isMultiline = false): string {
  // Line breaks last: what stood between the two signs of one may have gone.
  const clean = text.replace(unprintable, '').replace(loneSurrogate, '').replace(/\r\n?/g, '\n')
  return isMultiline ? clean : clean.replace(/[\n\r\t\u2028\u2029]+/g, ' ')
}
