/**
 * The swatch of an option's material as a picture: rendered in the browser, kept in the library under a name that says what it is
 * of, and shown wherever the option has no photograph. It is made anew once a change of the material is saved and at rest; that
 * is no step of the history, for it follows from one.
 */
import { endpoints } from '@orderwright/contract'
import type { ProductOption } from '@orderwright/domain/catalog'
import { materialMessages as words } from '@orderwright/domain/messages'
import type { Medium } from '@orderwright/domain/people'
import { mediumOfAddress } from '@orderwright/domain/units'
import { useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { call, resources } from '../../../lib/api/api.ts'
import { useViewer } from '../../../lib/session/session.tsx'
import type { MadeOf } from '../../../three/material-view.tsx'
import { canShow3d } from '../../../three/webgl.ts'
import { toast } from '../../../ui/toasts/toasts.tsx'
import { everything, readAgain } from '../admin-data.ts'
import { useChosenDraft } from '../drafts/chosen-draft.ts'
import { usePictureUpload } from '../fields/use-picture-upload.ts'
import { useEdit, useRecordEdits } from '../records/record-editing.tsx'

/** After a change the next one often comes at once: what rests so long is rendered. */
const REST_MS = 1500

const rendered = /^swatch-[0-9a-z]+\.png$/

/** Whether a picture of the library was rendered from a material, and not put there by a person. */
export function isSwatch({ fileName }: Pick<Medium, 'fileName'>): boolean {
  return rendered.test(fileName)
}

/** The file of a material's swatch: the same for the same material, another one for any other. */
export function swatchFileName({ fill, material }: MadeOf): string {
  let hash = 0x811c9dc5
  for (const letter of JSON.stringify([fill, material])) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  }
  return `swatch-${(hash >>> 0).toString(36)}.png`
}

export type SwatchState = 'shown' | 'stale' | 'missing' | 'photograph'

/** What stands for an option in lists: a swatch of its material, of an earlier one, none, or a picture that a person chose. */
export function swatchState(
  { thumbnailUrl }: Pick<ProductOption, 'thumbnailUrl'>,
  medium: Pick<Medium, 'fileName'> | null,
  made: MadeOf,
): SwatchState {
  if (thumbnailUrl === null) return 'missing'
  // A picture that is part of its address was rendered with the catalog.
  if (mediumOfAddress(thumbnailUrl) === null) return 'shown'
  if (!medium || !isSwatch(medium)) return 'photograph'
  return medium.fileName === swatchFileName(made) ? 'shown' : 'stale'
}

/** The medium of an option's picture, which the library does not list; undefined while it is fetched. */
function useShownMedium({ thumbnailUrl }: ProductOption): Medium | null | undefined {
  const { org, caller } = useViewer()
  const id = (thumbnailUrl === null ? null : mediumOfAddress(thumbnailUrl))?.mediumId ?? null
  const { data } = useQuery({
    queryKey: [everything, org.id, 'shownMedium', id],
    queryFn: async () => {
      if (id === null) return null
      const read = await resources.get('medium', { orgId: org.id, ...caller, where: { id } })
      return read.ok ? (read.data.records[0] ?? null) : null
    },
  })
  return data
}

interface SwatchInput {
  readonly option: ProductOption
  readonly made: MadeOf
  /** the file of the material that the option had when it was opened; null: it had none */
  readonly opened: string | null
  /** what the swatch is drawn in */
  readonly box: RefObject<HTMLElement | null>
}

export function useSwatch({ option, made, opened, box }: SwatchInput) {
  const { draftId } = useChosenDraft()
  const { org, caller } = useViewer()
  const edit = useEdit()
  const upload = usePictureUpload({ resource: 'productOption', id: option.id })
  const [isRendering, setRendering] = useState(false)
  const { writes, problems } = useRecordEdits()
  const concerns = ({ resource, changes }: (typeof writes)[number]) =>
    resource === 'productOption' && changes.some(({ id }) => id === option.id)
  const isSaved = !writes.some(concerns) && !problems.some(({ write }) => concerns(write))
  const fileName = swatchFileName(made)
  const shown = useShownMedium(option)
  const state = shown === undefined ? null : swatchState(option, shown, made)

  /** Renders the swatch and has it shown; false where that can not be. */
  async function render(): Promise<boolean> {
    const { current } = box
    if (!current) return false
    setRendering(true)
    try {
      const { pictureOfView } = await import('../../../three/material-view.tsx')
      const picture = await pictureOfView(current, made)
      if (picture === null) {
        toast(words.notRendered, { tone: 'invalid' })
        return false
      }
      const former = shown && isSwatch(shown) ? shown : null
      const refusal = await upload(new File([picture], fileName, { type: 'image/png' }), async () => {
        // Nobody looks for the swatch of a material that is no more.
        // In a draft the published option shows it still.
        if (former && draftId === null)
          await call(endpoints.deleteMedium, { orgId: org.id, ...caller, mediumId: former.id })
        await readAgain()
      })
      if (refusal) toast(refusal.message, { tone: 'invalid' })
      return refusal === null
    } finally {
      setRendering(false)
    }
  }

  const latest = useRef(render)
  useEffect(() => {
    latest.current = render
  })
  // Only what is changed here is rendered by itself: to look at an option changes nothing.
  const known = useRef(opened)
  useEffect(() => {
    if (!isSaved || known.current === fileName || state === null || !canShow3d()) return undefined
    if (state === 'photograph') {
      known.current = fileName
      return undefined
    }
    const timer = setTimeout(() => {
      known.current = fileName
      void latest.current()
    }, REST_MS)
    return () => clearTimeout(timer)
  }, [fileName, isSaved, state])

  return {
    state,
    isRendering,
    render: () => void render(),
    takePhotograph(medium: Medium) {
      const thumbnailUrl = `/api/media/${medium.orgId}/${medium.id}/thumbnail`
      const label = words.photographSet({ title: option.title })
      edit({ resource: 'productOption', records: [option], props: { thumbnailUrl }, label })
    },
  }
}
