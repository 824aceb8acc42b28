/**
 * A logo from a file: an SVG written anew without what could run or fetch, a PNG decoded and made small. Both become a data
 * address, so that mails, papers and screens have it without asking anybody. What a file is, its content says, not its name.
 */
import { pictureMessages, settingsMessages as words } from '@orderwright/domain/messages'
import { sanitizeSvg, type SettingsDraft } from '@orderwright/domain/settings'
import { holdsWords } from '@orderwright/domain/units'
import { LOGO_BYTES } from '@orderwright/contract'
import sharp from 'sharp'
import { fail, type Outcome, succeed } from '../../platform/http/outcome.ts'

const LOGO_PATH = 'brand.logoUrl'
const MAX_PIXELS = 16_000_000
/** What the setting may hold, as a data address. */
const MAX_ADDRESS = 20_000
/** A header shows it 24 px high, a document 40: enough for fine screens and for print. */
const HEIGHTS = [240, 160, 120, 80] as const
const MAX_WIDTH = 1200
const PNG_BEGINS = Buffer.from([0x89, 0x50, 0x4e, 0x47])

function refuse(message: string, rule: string) {
  return fail('refused', message, { rule, fields: [{ path: 'file', message }] })
}

function address(type: 'svg+xml' | 'png', bytes: Buffer): string {
  return `data:image/${type};base64,${bytes.toString('base64')}`
}

function fromSvg(text: string): Outcome<string> {
  // The words of a picture are found in its address.
  if (holdsWords(address('svg+xml', Buffer.from(text))))
    return refuse(pictureMessages.holdsWords, 'logoHoldsWords')
  const clean = sanitizeSvg(text)
  if (!clean.ok) {
    return clean.problem === 'empty'
      ? refuse(words.logoIsEmpty, 'logoIsEmpty')
      : refuse(words.logoIsBroken, 'logoIsBroken')
  }
  const logo = address('svg+xml', Buffer.from(clean.svg))
  return logo.length > MAX_ADDRESS ? refuse(words.logoHasTooMuch, 'logoHasTooMuch') : succeed(logo)
}

async function fromPng(file: Buffer): Promise<Outcome<string>> {
  try {
    for (const height of HEIGHTS) {
      const png = await sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
        .resize(MAX_WIDTH, height, { fit: 'inside', withoutEnlargement: true })
        .png({ compressionLevel: 9, palette: true, quality: 90 })
        .toBuffer()
      const logo = address('png', png)
      if (logo.length <= MAX_ADDRESS) return succeed(logo)
    }
    return refuse(words.logoHasTooMuch, 'logoHasTooMuch')
  } catch {
    // The decoder throws for what is broken, cut off or too large.
    return fail('unsupportedMediaType', words.logoUnsuitable)
  }
}

/** The file as a value of the setting. */
export async function logoFromFile(file: Buffer): Promise<Outcome<string>> {
  if (file.length >= LOGO_BYTES) return fail('tooLarge', words.logoUnsuitable)
  if (file.subarray(0, 4).equals(PNG_BEGINS)) return fromPng(file)
  const text = file.toString('utf8')
  const isSvg = !text.includes('\0') && /^\uFEFF?\s*(?:<\?xml|<!--|<!DOCTYPE\s+svg|<svg[\s>])/i.test(text)
  return isSvg ? fromSvg(text) : fail('unsupportedMediaType', words.logoUnsuitable)
}

function bytesOf(logo: string): Buffer | null {
  const [head = '', ...rest] = logo.split(',')
  if (!/^data:image\/(?:svg\+xml|png)\b/i.test(head)) return null
  const body = rest.join(',')
  if (/;\s*base64\s*$/i.test(head)) return Buffer.from(body, 'base64')
  try {
    return Buffer.from(decodeURIComponent(body))
  } catch {
    return null
  }
}

/** The draft with its logo as a file would have become: what is sent is judged like what is uploaded. */
export async function cleanLogo(draft: SettingsDraft): Promise<Outcome<SettingsDraft>> {
  const logo = draft[LOGO_PATH]
  if (typeof logo !== 'string') return succeed(draft)
  const bytes = bytesOf(logo)
  const clean = bytes === null ? refuse(words.logoByUpload, 'logoByUpload') : await logoFromFile(bytes)
  if (clean.ok) return succeed({ ...draft, [LOGO_PATH]: clean.data })
  const { message } = clean.error
  return fail('invalid', message, { fields: [{ path: `changes.${LOGO_PATH}`, message }] })
}
