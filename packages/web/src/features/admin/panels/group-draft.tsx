/** The draft of a property group: which properties it is to have, and bringing that to the order page. [2.2.89, 2.2.91] */
import { groupChanges, type ProductProperty, type ProductPropertyGroup } from '@orderwright/domain/catalog'
import { adminEditingMessages as words } from '@orderwright/domain/messages'
import { ListChecks, Send } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import { Dialog } from '../../../ui/popups/dialog.tsx'
import type { AdminData } from '../admin-data.ts'
import { SaveStatus } from '../fields/save-status.tsx'
import { useEdit, useRecordEdits } from '../records/record-editing.tsx'
import { PropertyList } from './property-list.tsx'
import { usePublishGroup } from './use-publish-group.ts'

interface GroupDraftProps {
  group: ProductPropertyGroup
  adminData: AdminData
}

export function GroupDraft({ group, adminData }: GroupDraftProps) {
  const [isOpen, setOpen] = useState(false)
  const changes = groupChanges(group, adminData.properties)
  const { isPending, publish } = usePublishGroup(group, adminData)
  const { saveState } = useRecordEdits()
  const count = changes.moves.length
  return (
    <span className="flex flex-wrap items-center gap-2">
      <span className="text-sm text-ink-2" role="status">
        {count === 0 ? words.nothingToPublish : words.unpublished({ count })}
      </span>
      <Button icon={<ListChecks aria-hidden />} onPress={() => setOpen(true)}>
        {words.editProperties}
      </Button>
      <Button
        variant="primary"
        icon={<Send aria-hidden />}
        isPending={isPending}
        // What is published is what the server has.
        isDisabled={count === 0 || saveState !== 'saved'}
        onPress={() => void publish()}
      >
        {words.publish}
      </Button>
      {isOpen && (
        <Dialog
          title={words.editPropertiesOf({ title: group.title })}
          isOpen
          onOpenChange={setOpen}
          footer={
            <span className="me-auto">
              <SaveStatus />
            </span>
          }
        >
          <DraftProperties group={group} adminData={adminData} />
        </Dialog>
      )}
    </span>
  )
}

function DraftProperties({ group, adminData }: GroupDraftProps) {
  const edit = useEdit()
  const isIn = ({ id }: ProductProperty) => group.properties[String(id)] !== undefined
  return (
    <PropertyList properties={adminData.properties} isChosen={isIn}>
      {(property) => {
        const key = String(property.id)
        const other = adminData.groups.find(
          ({ id }) => id === property.productPropertyGroupId && id !== group.id,
        )
        return (
          <div className="flex min-h-6 items-center gap-3">
            <Checkbox
              isSelected={isIn(property)}
              onChange={(isJoining) => {
                const { [key]: _, ...others } = group.properties
                const about = { property: property.title, group: group.title }
                edit({
                  resource: 'productPropertyGroup',
                  records: [group],
                  props: { properties: isJoining ? { ...others, [key]: {} } : others },
                  label: isJoining ? words.draftJoined(about) : words.draftLeft(about),
                })
              }}
            >
              {property.title}
            </Checkbox>
            {property.internalTitle && <span className="text-sm text-ink-2">{property.internalTitle}</span>}
            {other && (
              <span className="ms-auto text-sm text-ink-2">{words.inGroup({ title: other.title })}</span>
            )}
          </div>
        )
      }}
    </PropertyList>
  )
}
