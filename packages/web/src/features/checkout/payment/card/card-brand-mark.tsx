/** The small mark of a card brand, beside the card's number. */
import type { CardBrand } from './card-number.ts'

const frame = 'h-5 w-8 shrink-0 rounded-sm'

export function CardBrandMark({ brand }: { brand: CardBrand }) {
  switch (brand) {
    case 'visa':
      return (
        <svg className={frame} viewBox="0 0 32 20" aria-hidden="true">
          <rect width="32" height="20" rx="2" fill="#fff" stroke="#e3e3de" />
          <text
            x="16"
            y="13.6"
            textAnchor="middle"
            fontSize="9.5"
            fontWeight="800"
            fontStyle="italic"
            fill="#1a1f71"
          >
            VISA
          </text>
        </svg>
      )
    case 'mastercard':
      return (
        <svg className={frame} viewBox="0 0 32 20" aria-hidden="true">
          <rect width="32" height="20" rx="2" fill="#fff" stroke="#e3e3de" />
          <circle cx="12.8" cy="10" r="5.6" fill="#eb001b" />
          <circle cx="19.2" cy="10" r="5.6" fill="#f79e1b" />
          <path d="M16 5.4a5.6 5.6 0 0 1 0 9.2 5.6 5.6 0 0 1 0-9.2z" fill="#ff5f00" />
        </svg>
      )
    case 'amex':
      return (
        <svg className={frame} viewBox="0 0 32 20" aria-hidden="true">
          <rect width="32" height="20" rx="2" fill="#006fcf" />
          <text x="16" y="13" textAnchor="middle" fontSize="8" fontWeight="800" fill="#fff">
            AMEX
          </text>
        </svg>
      )
    case 'discover':
      return (
        <svg className={frame} viewBox="0 0 32 20" aria-hidden="true">
          <rect width="32" height="20" rx="2" fill="#fff" stroke="#e3e3de" />
          <circle cx="20.5" cy="10" r="4" fill="#f47216" />
          <rect x="4" y="9" width="10" height="2" fill="#161616" />
        </svg>
      )
    case 'unknown':
      return (
        <svg className={frame} viewBox="0 0 32 20" aria-hidden="true">
          <rect x=".5" y=".5" width="31" height="19" rx="2" fill="#fff" stroke="#cfcfc8" />
          <rect y="4" width="32" height="3.5" fill="#cfcfc8" />
        </svg>
      )
  }
}
