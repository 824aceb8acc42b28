/** A code editor for JSON, in the look of the app. Tab leaves it, so that the keyboard is never caught. */
import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  type CompletionContext,
  completionKeymap,
  type CompletionResult,
} from '@codemirror/autocomplete'
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { json } from '@codemirror/lang-json'
import { bracketMatching, indentOnInput } from '@codemirror/language'
import { lintGutter, lintKeymap, setDiagnostics } from '@codemirror/lint'
import { EditorState } from '@codemirror/state'
import { EditorView, keymap, lineNumbers } from '@codemirror/view'
import type { TextSpan } from '@orderwright/domain/units'
import { useEffect, useRef } from 'react'
import { codeColors, codeLook } from './code-look.ts'

/** What is wrong with a part of the text. */
export interface TextFault extends TextSpan {
  readonly message: string
  readonly severity: 'error' | 'warning'
}

interface CodeEditorProps {
  label: string
  /** ids of what else is said about it */
  describedBy: string
  value: string
  faults: readonly TextFault[]
  /** what can stand at the cursor; nothing is offered without it */
  complete?: (context: CompletionContext) => CompletionResult | null
  hasFocus: boolean
  onChange: (value: string) => void
  /** Ctrl or ⌘ with S, while the cursor is in it [2.5.13] */
  onSave: () => void
  onReady: (handle: { select: (span: TextSpan) => void } | null) => void
}

export function CodeEditor(props: CodeEditorProps) {
  const { value, faults } = props
  const host = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView | null>(null)
  const latest = useRef(props)
  useEffect(() => {
    latest.current = props
  })

  // Made once: what changes later reaches it through the effects below.
  useEffect(() => {
    if (!host.current) return undefined
    const made = createView(host.current, latest)
    view.current = made
    if (latest.current.hasFocus) made.focus()
    latest.current.onReady({
      select({ from, to }) {
        const { length } = made.state.doc
        const selection = { anchor: Math.min(from, length), head: Math.min(to, length) }
        made.dispatch({ selection, scrollIntoView: true })
        made.focus()
      },
    })
    return () => {
      latest.current.onReady(null)
      view.current = null
      made.destroy()
    }
  }, [])

  useEffect(() => {
    const shown = view.current
    if (!shown) return
    const held = shown.state.doc.toString()
    if (held !== value) shown.dispatch({ changes: { from: 0, to: held.length, insert: value } })
    const { length } = shown.state.doc
    const diagnostics = faults.map(({ from, to, message, severity }) => ({
      from: Math.min(from, length),
      to: Math.min(to, length),
      message,
      severity,
    }))
    shown.dispatch(setDiagnostics(shown.state, diagnostics))
  }, [value, faults])

  return (
    <div
      ref={host}
      className="overflow-hidden rounded border border-edge bg-paper focus-within:border-ink-3"
    />
  )
}

function createView(parent: HTMLElement, latest: { readonly current: CodeEditorProps }): EditorView {
  const { label, describedBy, value } = latest.current
  const state = EditorState.create({
    doc: value,
    extensions: [
      lineNumbers(),
      lintGutter(),
      history(),
      bracketMatching(),
      closeBrackets(),
      indentOnInput(),
      json(),
      codeColors,
      codeLook,
      EditorView.lineWrapping,
      autocompletion({
        icons: false,
        override: [(context) => latest.current.complete?.(context) ?? null],
      }),
      keymap.of([
        {
          key: 'Mod-s',
          preventDefault: true,
          run: () => {
            latest.current.onSave()
            return true
          },
        },
        ...closeBracketsKeymap,
        ...completionKeymap,
        ...defaultKeymap,
        ...historyKeymap,
        ...lintKeymap,
      ]),
      EditorView.contentAttributes.of({
        'aria-label': label,
        'aria-describedby': describedBy,
        spellcheck: 'false',
        // It scrolls, and what scrolls is reached with the keyboard.
        tabindex: '0',
      }),
      EditorView.updateListener.of(({ docChanged, state: { doc } }) => {
        const text = doc.toString()
        if (docChanged && text !== latest.current.value) latest.current.onChange(text)
      }),
    ],
  })
  return new EditorView({ state, parent })
}
