/**
 * What an option is made of can be read, and its texture is a picture of the organization. What an option of before has
 * already may stay until it is changed: it is shown as it can be used.
 */
import type { ProductOption } from '@orderwright/domain/catalog'
import { materialFaults } from '@orderwright/domain/materials'
import { pictureMessages } from '@orderwright/domain/messages'
import { isSameSetting } from '@orderwright/domain/settings'
import { z } from 'zod'
import { fail } from '../../../platform/http/outcome.ts'
import { isCatalogPicture } from '../../media/own-pictures.ts'
import type { Props } from '../../records/bodies.ts'
import type { TenantCall } from '../../tenancy/run-in-tenant.ts'
import type { Refused } from '../catalog-resource.ts'

const dataSchema = z.record(z.string(), z.unknown())
const texturedSchema = z.object({ texture: z.object({ picture: z.string() }) })

/** The address of a material's texture; undefined where it has none. */
function textureOf(material: unknown): string | undefined {
  return texturedSchema.safeParse(material).data?.texture.picture
}

/** The refusal of an option with a material that can not be; every fault at its field. */
export async function materialIsSound(
  tenant: TenantCall,
  props: Props,
  before: ProductOption | null,
): Promise<Refused> {
  const written = dataSchema.safeParse(props['data'])
  if (!written.success) return undefined
  const { fill, material } = written.data
  const had = before?.data ?? {}
  if (material === undefined) return undefined
  if (isSameSetting(material, had['material']) && isSameSetting(fill, had['fill'])) return undefined
  const fields = materialFaults({ fill, material }).map(({ path, message }) => ({
    path: ['props', 'data', ...path].join('.'),
    message,
  }))
  const texture = textureOf(material)
  // A texture whose picture is deleted meanwhile does not hold up other changes.
  if (
    texture !== undefined &&
    texture !== textureOf(had['material']) &&
    !(await isCatalogPicture(tenant, texture))
  ) {
    fields.push({ path: 'props.data.material.texture.picture', message: pictureMessages.notOwn })
  }
  const [first] = fields
  return first && fail('invalid', first.message, { fields })
}
