/** What a translation gives. */

/**
 * The shape of a translation of an object of messages: a text for each text, and for each sentence that is put
 * together a function of the same parameters. A key that is missing or too much, and a parameter that is not there,
 * fail the type check.
 */
export type Translation<T> = T extends string
  ? string
  : T extends (...parameters: infer Parameters) => infer Result
    ? (...parameters: Parameters) => Translation<Result>
    : T extends object
      ? { readonly [Key in keyof T]: Translation<T[Key]> }
      : T
