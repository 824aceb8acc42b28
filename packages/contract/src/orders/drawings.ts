/** PDF files of an order's drawings: made on the server from its data, like those of its documents. */
import { canvasLayers } from '@orderwright/domain/canvas'
import { drawingsOptionsSchema } from '@orderwright/domain/sheets'
import { idSchema } from '@orderwright/domain/units'
import { z } from 'zod'
import { callerFields } from '../common.ts'
import { endpoint } from '../endpoint.ts'

export const downloadDrawings = endpoint({
  name: 'downloadDrawings',
  path: '/download-drawings',
  area: 'documents',
  effect: 'reads',
  summary:
    'The drawings of an order as a PDF file of true size. The header drawing-paper names its paper (letter or tabloid); drawing-notes says in words why something is otherwise than it was asked for.',
  body: z.strictObject({
    orgId: idSchema,
    ...callerFields,
    productOrderId: idSchema,
    /** the number of a revision: as it was then, and not as it is now */
    revision: idSchema.max(1_000_000).optional(),
    /** what the drawings view offers; what is left out has its default */
    options: z.strictObject(drawingsOptionsSchema.shape).optional(),
    /** layers of a canvas that are not shown on its sheets */
    hiddenLayers: z.array(z.enum(canvasLayers)).max(canvasLayers.length).optional(),
  }),
  response: z.object({}),
  errors: ['notFound', 'refused'],
  answersFile: 'application/pdf',
})
