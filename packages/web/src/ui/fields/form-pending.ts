/**
 * Whether the form around a field is being sent. Its fields are read-only then: what was typed in that moment would be gone
 * with the form, or stay behind as a draft that is sent a second time. They keep the focus, which a disabled field loses.
 * `<FormPending value={isSending}>…fields…</FormPending>`
 */
import { createContext, use } from 'react'

export const FormPending = createContext(false)

export const useFormPending = () => use(FormPending)
