/** Points and sizes of spatial records. Plan points lie on the floor (x, z), view points on a wall (x, y). Inches. */
import { z } from 'zod'

export const planPointSchema = z.object({ x: z.number(), z: z.number() })
export const viewPointSchema = z.object({ x: z.number(), y: z.number() })
/** A place on a wall; z where it stands off from it. */
export const positionSchema = z.object({ x: z.number(), y: z.number(), z: z.number().optional() })
/** Width and height, each above 0. */
export const sizeSchema = z.object({ width: z.number().positive(), height: z.number().positive() })
