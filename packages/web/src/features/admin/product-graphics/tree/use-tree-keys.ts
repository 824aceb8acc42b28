/** The keys of the tree: where they lead, and what they do to the node. [2.4.25, 2.5.17, 2.5.18] */
import { type MoveStep, stepNode } from '@orderwright/domain/graphics'
import { adminGraphicMessages as words } from '@orderwright/domain/messages'
import { type KeyboardEvent, useRef } from 'react'
import { isApple } from '../../../../lib/browser/hotkeys.ts'
import type { GraphicWork } from '../use-graphic-work.ts'
import { askRemove } from './ask-remove.ts'
import { rowTyped, stepFrom, type TreeRow } from './tree-rows.ts'
import { readingKey } from '../../../../lib/browser/reading.ts'

/** A pause after which typing begins another title, ms. */
const TYPING_MS = 800

const moves: Readonly<Record<string, MoveStep>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'out',
  ArrowRight: 'in',
}

export function useTreeKeys(work: GraphicWork, rows: readonly TreeRow[], openPicker: (id: string) => void) {
  const typing = useRef({ text: '', at: 0 })

  function withMod(key: string, id: string): boolean {
    switch (key.toLowerCase()) {
      case 'c':
        work.copy(id)
        return true
      case 'x':
        work.copy(id)
        void askRemove(work, id, true)
        return true
      case 'v':
        work.paste(id)
        return true
      case 'd':
        work.duplicate(id)
        return true
      default:
        return false
    }
  }

  function plain(key: string, id: string): boolean {
    switch (key) {
      case 'F2':
      case 'Enter':
        work.setRenamingId(id)
        return true
      case 'Backspace':
      case 'Delete':
        void askRemove(work, id)
        return true
      case 'Insert':
      case '+':
        openPicker(id)
        return true
      case ' ':
        work.toggleHidden(id)
        return true
      default:
        return false
    }
  }

  function move(key: string, id: string): boolean {
    const step = moves[key]
    if (!step) return false
    const title = work.selected?.title ?? ''
    work.change(stepNode(work.nodes, id, step), words.moved({ title }))
    work.select(id, true)
    return true
  }

  function go(key: string, id: string): boolean {
    const step = stepFrom(rows, id, key)
    if (!step) return ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(key)
    if (step.kind === 'select') work.select(step.id, true)
    else work.setClosed(step.id, step.kind === 'close')
    return true
  }

  function type(key: string, id: string, now: number): boolean {
    if (key.length !== 1) return false
    const isOn = now - typing.current.at < TYPING_MS
    const text = isOn && typing.current.text !== key ? typing.current.text + key : key
    typing.current = { text, at: now }
    const found = rowTyped(rows, id, text)
    if (found !== null) work.select(found, true)
    return true
  }

  return function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const id = work.selectedId
    const hasMod = isApple() ? event.metaKey : event.ctrlKey
    const key = readingKey(event.key)
    const isDone = hasMod
      ? !event.shiftKey && !event.altKey && withMod(key, id)
      : event.altKey
        ? move(key, id)
        : plain(key, id) || go(key, id) || type(key, id, event.timeStamp)
    if (!isDone) return
    event.preventDefault()
    event.stopPropagation()
  }
}
