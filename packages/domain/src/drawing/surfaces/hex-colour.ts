/** Colors as data: by itself, since pages need it before any drawing. */
import { z } from 'zod'

/** A colour as `#rgb` or `#rrggbb`: nothing else ever reaches an SVG attribute. */
export const hexColourSchema = z
  .string()
  .trim()
  .regex(/^#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})$/)
