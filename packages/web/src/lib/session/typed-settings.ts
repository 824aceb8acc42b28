/**
 * Settings that an owner types and has not saved: kept in the tab's store, where the frame of a preview reads them too. What is
 * typed and can not be stored counts for nothing here.
 */
import { applySettings } from '@orderwright/domain/settings'
import type { OrgProfile } from '@orderwright/domain/tenancy'
import { type Json, jsonSchema } from '@orderwright/domain/units'
import { useSyncExternalStore } from 'react'
import { z } from 'zod'
import { subscribeTyped } from '../storage/typed-drafts.ts'

/** The names of the frames in which the app shows itself with typed settings: to owners, and to guests. */
export const previewFrames = { owner: 'settings-preview-owner', guest: 'settings-preview-guest' } as const

const draftSchema = z.object({ value: jsonSchema })

function prefixOf(orgId: number): string {
  return `orderwright:draft:admin:${orgId}:settings:${orgId}:`
}

function valueOf(text: string | null): Json | undefined {
  try {
    const parsed = draftSchema.safeParse(JSON.parse(text ?? 'null'))
    return parsed.success ? parsed.data.value : undefined
  } catch {
    return undefined
  }
}

/** What is typed, by the path of its setting, as one text: equal texts are equal settings. */
function typedText(orgId: number): string {
  try {
    const prefix = prefixOf(orgId)
    const entries = Object.keys(sessionStorage)
      .filter((key) => key.startsWith(prefix))
      .toSorted()
      .flatMap((key) => {
        const value = valueOf(sessionStorage.getItem(key))
        return value === undefined ? [] : [[key.slice(prefix.length), value] as const]
      })
    return JSON.stringify(entries)
  } catch {
    // Storage is refused in some private windows: nothing is kept there.
    return '[]'
  }
}

const typedSchema = z.array(z.tuple([z.string(), jsonSchema]))

interface Shown {
  readonly title: string
  readonly profile: OrgProfile
}

/** The organization as it would be with everything that is typed and right. */
export function withTyped({ title, profile }: Shown, typed: string): Shown {
  return typedSchema.parse(JSON.parse(typed)).reduce<Shown>(
    (shown, [path, value]) => {
      const applied = applySettings(shown, { [path]: value })
      return applied.ok ? { title: applied.title, profile: applied.profile } : shown
    },
    { title, profile },
  )
}

/** What is typed in this tab, for `withTyped`; another text whenever it changes. */
export function useTypedSettings(orgId: number): string {
  return useSyncExternalStore(subscribeTyped, () => typedText(orgId))
}

/** Calls back with the organization as it would be, now and whenever something else is typed. */
export function watchTyped(orgId: number, shown: Shown, onChange: (next: Shown) => void): () => void {
  let last = ''
  function look() {
    const typed = typedText(orgId)
    if (typed === last) return
    last = typed
    onChange(withTyped(shown, typed))
  }
  look()
  return subscribeTyped(look)
}
