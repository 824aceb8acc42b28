/** The templates of products as cards: a press makes a product with all that belongs to it, and opens it. [issue 14] */
import { byRankThenId, type ProductCategory } from '@orderwright/domain/catalog'
import { adminEditingMessages, templateMessages as words } from '@orderwright/domain/messages'
import {
  productTemplates,
  templateContents,
  type TemplateKey,
  templateKeys,
} from '@orderwright/domain/templates'
import { useState } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { Select } from '../../../ui/fields/select.tsx'
import { Dialog } from '../../../ui/popups/dialog.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import type { AdminData } from '../admin-data.ts'
import { TemplatePicture } from './template-picture.tsx'
import { useCreateFromTemplate } from './use-create-from-template.ts'
import { useTemplateFamilies } from './use-template-families.ts'

/** No category of the organization: the one that the template names. */
const OWN = 0

interface TemplatePopupProps {
  adminData: AdminData
  onClose: () => void
}

/** The newest category that waits for its first product is what somebody means who comes from making it. */
function newestEmpty({ categories, products }: AdminData): number {
  const used = new Set(products.map(({ productCategoryId }) => productCategoryId))
  return active(categories).findLast(({ id }) => !used.has(id))?.id ?? OWN
}

function active(categories: readonly ProductCategory[]): readonly ProductCategory[] {
  return categories.filter(({ archived }) => archived === 0).toSorted(byRankThenId)
}

export function TemplatePopup({ adminData, onClose }: TemplatePopupProps) {
  const [categoryId, setCategoryId] = useState(() => newestEmpty(adminData))
  const { making, create } = useCreateFromTemplate()
  const areDrawn = useTemplateFamilies()
  const choices = active(adminData.categories).map(({ id, title }) => ({
    key: id,
    label: title === '' ? adminEditingMessages.fieldOf({ field: '#', title: String(id) }) : title,
  }))
  return (
    <Dialog title={words.fromTemplate} isOpen onOpenChange={onClose} size="large">
      <p className="pb-3 text-sm text-ink-2">{words.hint}</p>
      {choices.length > 0 && (
        <Select
          label={words.category}
          items={[{ key: OWN, label: words.ownCategory }, ...choices]}
          value={categoryId}
          onChange={setCategoryId}
          className="pb-4 sm:w-72"
        />
      )}
      <ul className="grid gap-3 pb-2 sm:grid-cols-2 lg:grid-cols-3">
        {templateKeys.map((key) => (
          <li key={key}>
            <TemplateCard
              template={key}
              isDrawn={areDrawn}
              isMaking={making === key}
              isDisabled={making !== null}
              onPress={() =>
                void create(key, categoryId === OWN ? undefined : categoryId).then((isMade) => {
                  if (isMade) onClose()
                })
              }
            />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

interface TemplateCardProps {
  template: TemplateKey
  isDrawn: boolean
  isMaking: boolean
  isDisabled: boolean
  onPress: () => void
}

function TemplateCard({ template, isDrawn, isMaking, isDisabled, onPress }: TemplateCardProps) {
  const { title, description } = words.templates[template]
  const makes = words.makes(templateContents(productTemplates[template]))
  return (
    <AriaButton
      aria-label={title}
      aria-describedby={`template-${template}`}
      isDisabled={isDisabled && !isMaking}
      isPending={isMaking}
      onPress={onPress}
      className="flex h-full w-full cursor-pointer gap-4 rounded border border-hairline bg-paper p-4 text-start transition-colors hover:border-ink-3 pressed:bg-desk disabled:cursor-default disabled:opacity-60 sm:flex-col sm:gap-3"
    >
      <span
        aria-hidden
        className="flex size-20 shrink-0 items-center justify-center text-ink sm:h-28 sm:w-full"
      >
        {isMaking ? <Spinner size={20} /> : <TemplatePicture template={template} isDrawn={isDrawn} />}
      </span>
      <span className="min-w-0">
        <span className="block text-base font-medium">{title}</span>
        <span id={`template-${template}`} className="block text-sm text-ink-2">
          {description} <span className="mt-1.5 block text-xs">{makes}</span>
        </span>
      </span>
    </AriaButton>
  )
}
