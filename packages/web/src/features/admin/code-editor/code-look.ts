/** How code looks: the tokens of the app. */
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import { EditorView } from '@codemirror/view'
import { tags } from '@lezer/highlight'

export const codeColors = syntaxHighlighting(
  HighlightStyle.define([
    { tag: tags.propertyName, color: 'var(--color-ink)' },
    { tag: tags.string, color: 'var(--color-done)' },
    { tag: tags.number, color: 'var(--color-caution)' },
    { tag: [tags.bool, tags.null], color: 'var(--color-accent-text)' },
    { tag: [tags.separator, tags.squareBracket, tags.brace], color: 'var(--color-ink-2)' },
  ]),
)

export const codeLook = EditorView.theme({
  '&': {
    direction: 'ltr',
    fontSize: '0.8125rem',
    maxHeight: 'min(60dvh, 640px)',
    backgroundColor: 'var(--color-paper)',
  },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'var(--font-mono)', lineHeight: '1.25rem', overflow: 'auto' },
  '.cm-content': { minHeight: '8rem', padding: '6px 0', caretColor: 'var(--color-ink)' },
  '.cm-gutters': {
    backgroundColor: 'var(--color-desk)',
    color: 'var(--color-ink-2)',
    borderInlineEnd: '1px solid var(--color-hairline)',
  },
  '.cm-gutter-lint': { width: '1rem' },
  '&.cm-focused .cm-matchingBracket': { backgroundColor: 'var(--color-shade)' },
  '.cm-tooltip': {
    border: 'none',
    borderRadius: '4px',
    backgroundColor: 'var(--color-paper)',
    boxShadow: 'var(--shadow-pop)',
    color: 'var(--color-ink)',
    fontFamily: 'var(--font-sans)',
    fontSize: '0.8125rem',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': { fontFamily: 'var(--font-sans)', maxHeight: '16rem' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: '3px 8px' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    backgroundColor: 'var(--color-shade)',
    color: 'var(--color-ink)',
  },
  '.cm-completionDetail': { color: 'var(--color-ink-2)', fontStyle: 'normal' },
  '.cm-diagnostic': { padding: '4px 8px' },
  '.cm-diagnostic-error': { borderInlineStartColor: 'var(--color-invalid)' },
  '.cm-diagnostic-warning': { borderInlineStartColor: 'var(--color-caution)' },
})
