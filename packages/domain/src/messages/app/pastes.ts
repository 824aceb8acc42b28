/** What is said of a paste that a field has no room for. [issue 14] */
import { defineMessages } from '../../localization/define-messages.ts'
export const pasteMessages = defineMessages('pasteMessages', {
  cut: ({ pasted, taken }: { pasted: number; taken: number }) =>
    taken === 0
      ? 'Nothing of what was pasted fits here: the field is full.'
      : `The first ${taken.toLocaleString('en-US')} of ${pasted.toLocaleString('en-US')} pasted characters fit here. The rest was left out.`,
})
