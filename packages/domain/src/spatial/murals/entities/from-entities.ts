/** Stored entities as the checks look at them: their data parsed by their kinds, with what stands elsewhere. */
import { type EntityData, entityDataSchemas } from '../../entity-data.ts'
import type { SpatialEntity } from '../../schema.ts'
import type {
  CheckedArea,
  CheckedLabel,
  CheckedPanel,
  CheckedSeam,
  CheckedTexture,
  MuralCheckInput,
  MuralPicture,
} from '../checks/input.ts'
import { measuredSidesOf } from '../figures/measured-sides.ts'

/** What the checks need beyond the entities themselves. */
export type MuralSurroundings = Pick<
  MuralCheckInput,
  'views' | 'openings' | 'focusAreas' | 'roll' | 'resolution' | 'openingAllowance' | 'fallback'
> & {
  /** the pictures of options, by the options' ids; one that is missing is gone */
  readonly pictures: ReadonlyMap<number, MuralPicture>
}

type Kinds = {
  areas: CheckedArea[]
  panels: CheckedPanel[]
  seams: CheckedSeam[]
  textures: CheckedTexture[]
  labels: CheckedLabel[]
}

/**
 * What a texture prints. One that names no option shows the one that the organization falls back to [2.3.44]; a print master
 * counts before either, and so does the size that somebody declares of one.
 */
function pictureOf(
  { muralProductOptionId: optionId, mediumId, masterWidth, masterHeight }: EntityData<'calicoMuralTexture'>,
  { fallback, pictures }: MuralSurroundings,
): MuralPicture | null {
  const ofOption = optionId === null ? fallback : (pictures.get(optionId) ?? null)
  const hasSize = masterWidth !== null && masterHeight !== null
  const master = hasSize ? { width: masterWidth, height: masterHeight } : null
  if (mediumId !== null) return { optionId, trueSize: null, master }
  return ofOption && master ? { ...ofOption, master } : ofOption
}

/** Adds an entity to those of its kind; false where its data is none of its kind. */
function addEntity(kinds: Kinds, { id, type, data }: SpatialEntity, around: MuralSurroundings): boolean {
  switch (type) {
    case 'calicoMuralPanel': {
      const parsed = entityDataSchemas[type].safeParse(data)
      if (parsed.success) kinds.panels.push({ id, ...parsed.data })
      return parsed.success
    }
    case 'calicoMuralSeam': {
      const parsed = entityDataSchemas[type].safeParse(data)
      if (parsed.success) kinds.seams.push({ id, ...parsed.data })
      return parsed.success
    }
    case 'calicoMuralArea': {
      const parsed = entityDataSchemas[type].safeParse(data)
      if (parsed.success) kinds.areas.push({ id, ...parsed.data, measured: measuredSidesOf(parsed.data) })
      return parsed.success
    }
    case 'calicoMuralTexture': {
      const parsed = entityDataSchemas[type].safeParse(data)
      if (!parsed.success) return false
      kinds.textures.push({ id, ...parsed.data, picture: pictureOf(parsed.data, around) })
      return true
    }
    case 'calicoWallLabel': {
      const parsed = entityDataSchemas[type].safeParse(data)
      if (parsed.success) kinds.labels.push({ id, ...parsed.data })
      return parsed.success
    }
    // The checks do not look at anything else.
    default:
      return true
  }
}

/**
 * The input of `checkMurals` for the entities of an order; deleted ones are left out. `unreadable` are the ids of those
 * whose data is none of their kind: they are not judged.
 */
export function muralsOfEntities(
  entities: readonly SpatialEntity[],
  around: MuralSurroundings,
): { readonly input: MuralCheckInput; readonly unreadable: readonly number[] } {
  const kinds: Kinds = { areas: [], panels: [], seams: [], textures: [], labels: [] }
  const unreadable = entities
    .filter(({ deletedAt }) => deletedAt === null)
    .filter((entity) => !addEntity(kinds, entity, around))
    .map(({ id }) => id)
  const { views, openings, focusAreas, roll, resolution, openingAllowance, fallback } = around
  const input = { views, openings, focusAreas, roll, resolution, openingAllowance, fallback, ...kinds }
  return { input, unreadable }
}
