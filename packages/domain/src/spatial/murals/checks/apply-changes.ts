/** A mural as it is after some changes: for looking whether a repair holds. */
import type { MuralChange, MuralCheckInput } from './input.ts'

/** The id of what is not stored yet. */
const NEW = 0

function apply(input: MuralCheckInput, change: MuralChange): MuralCheckInput {
  if (change.kind === 'create')
    return change.type === 'calicoWallLabel'
      ? { ...input, labels: [...input.labels, { id: NEW, ...change.data }] }
      : { ...input, seams: [...input.seams, { id: NEW, ...change.data }] }
  if (change.kind === 'delete') return { ...input, seams: input.seams.filter(({ id }) => id !== change.id) }
  const isChanged = ({ id }: { readonly id: number }) => id === change.id
  if (change.type === 'calicoMuralPanel')
    return {
      ...input,
      panels: input.panels.map((panel) => (isChanged(panel) ? { ...panel, ...change.data } : panel)),
    }
  if (change.type === 'calicoMuralSeam')
    return {
      ...input,
      seams: input.seams.map((seam) => (isChanged(seam) ? { ...seam, ...change.data } : seam)),
    }
  if (change.type === 'calicoMuralArea')
    return {
      ...input,
      areas: input.areas.map((area) => (isChanged(area) ? { ...area, ...change.data } : area)),
    }
  if (change.type === 'calicoWallLabel')
    return {
      ...input,
      labels: input.labels.map((label) => (isChanged(label) ? { ...label, ...change.data } : label)),
    }
  const { muralProductOptionId, ...placed } = change.data
  const { fallback } = input
  const picture = fallback !== null && muralProductOptionId === fallback.optionId ? { picture: fallback } : {}
  return {
    ...input,
    textures: input.textures.map((texture) =>
      isChanged(texture) ? { ...texture, ...placed, ...picture } : texture,
    ),
  }
}

/** The input after all the changes of a repair, in their order. */
export function applyMuralChanges(input: MuralCheckInput, changes: readonly MuralChange[]): MuralCheckInput {
  return changes.reduce(apply, input)
}
