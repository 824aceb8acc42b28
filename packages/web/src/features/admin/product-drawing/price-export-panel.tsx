/** Which prices of a product are exported: by which properties its table is laid out, and what is always chosen. [2.2.77, 2.3.04] */
import { byRankThenId, type Product, type ProductProperty } from '@orderwright/domain/catalog'
import { adminDrawingMessages as words, adminEditingMessages } from '@orderwright/domain/messages'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import { Select } from '../../../ui/fields/select.tsx'
import type { AdminData } from '../admin-data.ts'
import { useEdit } from '../records/record-editing.tsx'

type ExportData = NonNullable<Product['exportPriceData']>

const axes = [
  { key: 'groupDataBy', label: words.groupBy },
  { key: 'rowsData', label: words.rowFor },
  { key: 'columnsData', label: words.columnFor },
] as const

const nothing: ExportData = { groupDataBy: [], rowsData: [], columnsData: [], fixedProperties: {} }
const FIRST = 'first'

export function PriceExportPanel({ product, adminData }: { product: Product; adminData: AdminData }) {
  const edit = useEdit()
  const data = product.exportPriceData
  const properties = adminData.properties
    .filter(
      ({ id, type, archived, isArray }) =>
        archived === 0 &&
        isArray === 0 &&
        type === 'singleSelect' &&
        product.associations.productProperties[String(id)] !== undefined,
    )
    .toSorted(byRankThenId)
  function save(next: ExportData | null) {
    edit({
      resource: 'product',
      records: [product],
      props: { exportPriceData: next },
      label: adminEditingMessages.changed({ field: words.priceExport, title: product.title }),
    })
  }
  return (
    <div className="space-y-4">
      <Checkbox isSelected={data !== null} onChange={(isOn) => save(isOn ? nothing : null)}>
        {words.exportsPrices}
      </Checkbox>
      {data && properties.length === 0 && <p className="text-sm text-ink-2">{words.noExportChoices}</p>}
      {data && properties.length > 0 && (
        <>
          <div className="grid gap-5 sm:grid-cols-3">
            {axes.map(({ key, label }) => (
              <Axis
                key={key}
                label={label}
                properties={properties}
                ids={data[key]}
                onChange={(propertyId, isOn) => save(withAxis(data, key, propertyId, isOn))}
              />
            ))}
          </div>
          <FixedChoices data={data} properties={properties} adminData={adminData} onChange={save} />
        </>
      )}
    </div>
  )
}

/** A property stands on one axis at most, and is not chosen besides. */
function withAxis(
  data: ExportData,
  key: (typeof axes)[number]['key'],
  propertyId: number,
  isOn: boolean,
): ExportData {
  const without = (ids: readonly number[]) => ids.filter((id) => id !== propertyId)
  const { [String(propertyId)]: _, ...fixedProperties } = data.fixedProperties
  const rest: ExportData = {
    groupDataBy: without(data.groupDataBy),
    rowsData: without(data.rowsData),
    columnsData: without(data.columnsData),
    fixedProperties: isOn ? fixedProperties : data.fixedProperties,
  }
  return isOn ? { ...rest, [key]: [...rest[key], propertyId] } : rest
}

interface AxisProps {
  label: string
  properties: readonly ProductProperty[]
  ids: readonly number[]
  onChange: (propertyId: number, isOn: boolean) => void
}

function Axis({ label, properties, ids, onChange }: AxisProps) {
  return (
    <div role="group" aria-label={label} className="flex flex-col items-start gap-1">
      <p className="eyebrow pb-1">{label}</p>
      {properties.map(({ id, title }) => (
        <Checkbox key={id} isSelected={ids.includes(id)} onChange={(isOn) => onChange(id, isOn)}>
          {title}
        </Checkbox>
      ))}
    </div>
  )
}

interface FixedChoicesProps {
  data: ExportData
  properties: readonly ProductProperty[]
  adminData: AdminData
  onChange: (data: ExportData) => void
}

function FixedChoices({ data, properties, adminData, onChange }: FixedChoicesProps) {
  const onAxes = new Set([...data.groupDataBy, ...data.rowsData, ...data.columnsData])
  const rest = properties.filter(({ id }) => !onAxes.has(id))
  if (rest.length === 0) return null
  return (
    <div role="group" aria-label={words.fixedChoices}>
      <p className="eyebrow pb-1">{words.fixedChoices}</p>
      <div className="grid gap-3 sm:grid-cols-3">
        {rest.map(({ id, title }) => (
          <Select
            key={id}
            label={title}
            size="small"
            items={[
              { key: FIRST, label: words.notFixed },
              ...adminData.options
                .filter(({ productPropertyId, archived }) => productPropertyId === id && archived === 0)
                .toSorted(byRankThenId)
                .map((option) => ({ key: String(option.id), label: option.title || `#${option.id}` })),
            ]}
            value={String(data.fixedProperties[String(id)] ?? FIRST)}
            onChange={(key) => {
              const { [String(id)]: _, ...others } = data.fixedProperties
              onChange({
                ...data,
                fixedProperties: key === FIRST ? others : { ...others, [String(id)]: Number(key) },
              })
            }}
          />
        ))}
      </div>
    </div>
  )
}
