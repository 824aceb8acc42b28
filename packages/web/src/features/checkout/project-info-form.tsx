/**
 * The form before the first item: the order's name, whom it is for and where it goes. Only the name is required.
 * What is typed survives a reload. [1.2.82, 1.4.24, 1.5.11–1.5.14]
 */
import { checkoutMessages, projectInfoMessages as words } from '@orderwright/domain/messages'
import { type FormEvent, useRef, useState } from 'react'
import { readStored, useStoredState, writeStored } from '../../lib/storage/stored-state.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/popups/dialog.tsx'
import { pasteList } from '../../ui/fields/pasted-list.ts'
import { TextField } from '../../ui/fields/text-field.tsx'
import { useCheckout } from './checkout-context.tsx'
import { ContactProposal } from './fields/contact-proposal.tsx'
import { AddressFields } from './fields/address-fields.tsx'
import { formatPhone } from './fields/contact-rules.ts'
import { PhoneField } from './fields/phone-field.tsx'
import { FormSection } from './fields/form-section.tsx'
import {
  orderFieldsOf,
  type ProjectInfo,
  type ProjectInfoProblems,
  projectInfoDraftKey,
  projectInfoOf,
  projectInfoProblems,
  projectInfoSchema,
  typedTitle,
} from './project-info/project-info.ts'

interface ProjectInfoFormProps {
  /** the order has its name: go on to the first item */
  onCreated: () => void
  onCancel?: () => void
}

/** The draft and what is wrong with it. Problems show once a field was left, or all of them after a try. */
function useProjectInfo() {
  const { order, profile, viewer } = useCheckout()
  const word = profile.vocabulary.order
  const key = projectInfoDraftKey(order)
  const [start] = useState(() =>
    projectInfoOf(
      order,
      word,
      viewer.role === 'guest' && order.userId === viewer.user.id ? viewer.user : null,
    ),
  )
  const [info, setInfo] = useStoredState(key, projectInfoSchema, start)
  const [seen, setSeen] = useState<ReadonlySet<string>>(() =>
    readStored(localStorage, key, projectInfoSchema.nullable(), null) ? new Set(['title']) : new Set(),
  )
  const all = projectInfoProblems(info, word)
  const shown: ProjectInfoProblems = Object.fromEntries(
    Object.entries(all).filter(([field]) => seen.has(field)),
  )
  return {
    info,
    word,
    problems: all,
    shown,
    set: (change: Partial<ProjectInfo>) => setInfo({ ...info, ...change }),
    leave: (field: string) => () => setSeen(new Set([...seen, field])),
    showAll: () => setSeen(new Set(['title', 'phone', 'clientEmails', 'zip'])),
    forget: () => writeStored(localStorage, key, null),
  }
}

const formId = 'project-info'

function ProjectInfoFields({ onCreated }: Pick<ProjectInfoFormProps, 'onCreated'>) {
  const { editor, order } = useCheckout()
  const { info, word, problems, shown, set, leave, showAll, forget } = useProjectInfo()
  const form = useRef<HTMLFormElement>(null)

  function submit(event: FormEvent) {
    event.preventDefault()
    showAll()
    if (Object.keys(problems).length > 0) {
      // The fields are marked in the next frame.
      requestAnimationFrame(() =>
        form.current?.querySelector<HTMLInputElement>('[aria-invalid=true]')?.focus(),
      )
      return
    }
    editor.setOrderFields(orderFieldsOf(info), words.nameThe({ word }))
    forget()
    onCreated()
  }

  return (
    <form id={formId} ref={form} noValidate onSubmit={submit} aria-label={words.new({ word })}>
      <FormSection title={word}>
        <div className="grid gap-x-3 gap-y-4 sm:grid-cols-2">
          <TextField
            label={words.name({ word })}
            className="sm:col-span-2"
            size="large"
            autoFocus
            isRequired
            maxLength={200}
            value={info.title}
            onChange={(title) => set({ title: typedTitle(title) })}
            onBlur={() => info.title && leave('title')()}
            description={checkoutMessages.titleHint({ word })}
            errorMessage={shown.title}
          />
          <TextField
            label={words.projectName}
            isOptional
            maxLength={200}
            value={info.projectName}
            onChange={(projectName) => set({ projectName })}
          />
          <TextField
            label={words.poNumber}
            isOptional
            maxLength={200}
            value={info.purchaseOrderNumber}
            onChange={(purchaseOrderNumber) => set({ purchaseOrderNumber })}
          />
        </div>
      </FormSection>
      <ContactProposal
        current={{ ...info, billingAddress: order.billingAddress }}
        onTake={({ billingAddress: _, ...contact }) => set(contact)}
      />
      <FormSection title={words.contact} hint={checkoutMessages.neededToSubmit}>
        <div className="grid gap-x-3 gap-y-4 sm:grid-cols-2">
          <TextField
            label={words.company}
            autoComplete="organization"
            maxLength={200}
            value={info.firmName}
            onChange={(firmName) => set({ firmName })}
          />
          <TextField
            label={words.contactName}
            autoComplete="name"
            maxLength={200}
            value={info.contactName}
            onChange={(contactName) => set({ contactName })}
          />
          <PhoneField
            value={info.phone}
            onChange={(phone) => set({ phone })}
            onBlur={() => {
              set({ phone: formatPhone(info.phone) })
              leave('phone')()
            }}
            errorMessage={shown.phone}
          />
          <TextField
            label={words.clientEMails}
            inputMode="email"
            autoComplete="email"
            placeholder={words.emailExample}
            onPaste={pasteList((clientEmails) => set({ clientEmails }))}
            maxLength={2000}
            value={info.clientEmails}
            onChange={(clientEmails) => set({ clientEmails })}
            onBlur={leave('clientEmails')}
            description={checkoutMessages.emailsHint}
            errorMessage={shown.clientEmails}
          />
        </div>
      </FormSection>
      <FormSection title={words.deliveryAddress} hint={checkoutMessages.neededToSubmit}>
        <AddressFields
          purpose="shipping"
          value={info.deliveryAddress}
          onChange={(deliveryAddress) => set({ deliveryAddress })}
          onBlur={leave('zip')}
        />
      </FormSection>
    </form>
  )
}

/** The form in the page, with its button. */
export function ProjectInfoForm({ onCreated, onCancel }: ProjectInfoFormProps) {
  return (
    <div className="mx-auto w-full max-w-3xl rounded border border-hairline bg-paper px-5 pt-5 sm:px-8 sm:pt-7">
      <ProjectInfoFields onCreated={onCreated} />
      <div className="sticky bottom-0 -mx-5 flex justify-end gap-2 border-t border-hairline bg-paper px-5 py-3 sm:-mx-8 sm:px-8">
        {onCancel && <Button onPress={onCancel}>{words.notNow}</Button>}
        <Button variant="primary" type="submit" form={formId}>
          {words.createOrder}
        </Button>
      </div>
    </div>
  )
}

/** The same over the page. */
export function ProjectInfoDialog({
  isOpen,
  onCreated,
  onCancel,
}: Required<ProjectInfoFormProps> & { isOpen: boolean }) {
  const { profile } = useCheckout()
  return (
    <Dialog
      title={words.new({ word: profile.vocabulary.order })}
      isOpen={isOpen}
      onOpenChange={(open) => !open && onCancel()}
      size="large"
      footer={
        <>
          <Button onPress={onCancel}>{words.notNow}</Button>
          <Button variant="primary" type="submit" form={formId}>
            {words.createOrder}
          </Button>
        </>
      }
    >
      <ProjectInfoFields onCreated={onCreated} />
    </Dialog>
  )
}
