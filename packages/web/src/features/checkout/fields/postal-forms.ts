/** How countries write their postal codes: what fits, and an example for those that do not. */

interface PostalForm {
  readonly pattern: RegExp
  readonly example: string
}

const digits = (count: number, example: string): PostalForm => ({
  pattern: new RegExp(`^\\d{${count}}$`),
  example,
})

/** By ISO 3166 code. */
export const postalForms: Readonly<Record<string, PostalForm>> = {
  US: { pattern: /^\d{5}(-\d{4})?$/, example: '94901' },
  CA: { pattern: /^[ABCEGHJ-NPRSTVXY]\d[A-Z] ?\d[A-Z]\d$/i, example: 'K1A 0B1' },
  GB: { pattern: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i, example: 'SW1A 1AA' },
  IE: { pattern: /^[A-Z]\d[\dW] ?[A-Z\d]{4}$/i, example: 'D02 AF30' },
  FR: digits(5, '75001'),
  DE: digits(5, '10115'),
  IT: digits(5, '00184'),
  ES: digits(5, '28001'),
  FI: digits(5, '00100'),
  MX: digits(5, '06000'),
  KR: digits(5, '04524'),
  AT: digits(4, '1010'),
  BE: digits(4, '1000'),
  CH: digits(4, '8001'),
  DK: digits(4, '1050'),
  NO: digits(4, '0150'),
  AU: digits(4, '2000'),
  NZ: digits(4, '6011'),
  SG: digits(6, '018956'),
  CN: digits(6, '100000'),
  IN: { pattern: /^\d{3} ?\d{3}$/, example: '110001' },
  NL: { pattern: /^\d{4} ?[A-Z]{2}$/i, example: '1012 JS' },
  SE: { pattern: /^\d{3} ?\d{2}$/, example: '111 20' },
  PL: { pattern: /^\d{2}-\d{3}$/, example: '00-001' },
  PT: { pattern: /^\d{4}(-\d{3})?$/, example: '1100-148' },
  JP: { pattern: /^\d{3}-?\d{4}$/, example: '100-0001' },
  BR: { pattern: /^\d{5}-?\d{3}$/, example: '01310-100' },
}
