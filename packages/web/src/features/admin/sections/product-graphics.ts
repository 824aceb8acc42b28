/** Product graphics: the list, and what the head of the editor tells. [2.2.13, 2.2.108–2.2.111, 2.4.15] */
import { untitledTitles } from '@orderwright/domain/catalog'
import { adminGraphicMessages as words, adminSectionMessages } from '@orderwright/domain/messages'
import type { AdminData } from '../admin-data.ts'
import { byTitle, facts, figure, place, standing, statusFilter, text } from '../cell-builders.ts'
import { titleField } from '../fields/title-field.ts'
import { creator, graphicDuplicator } from '../records/record-calls.ts'
import type { AdminSection, Cell, Details, RecordEditing } from '../section.ts'

type Nodes = AdminData['graphics'][number]['nodes']

function countOf(nodes: Nodes): number {
  return nodes.reduce((count, { children }) => count + 1 + countOf(children), 0)
}

/** The products that show a graphic. */
function usersOf({ products }: AdminData, id: number): Cell {
  const users = products.filter(({ graphic }) => graphic?.productGraphicId === id).toSorted(byTitle)
  if (users.length === 0) return text(adminSectionMessages.none, true)
  return { kind: 'places', places: users.map((product) => place('products', product)) }
}

function graphicDetails(adminData: AdminData, id: number): Details | null {
  const graphic = adminData.graphics.find((one) => one.id === id)
  if (!graphic) return null
  return {
    title: graphic.title,
    target: { resource: 'productGraphic', record: graphic },
    mark: standing(graphic.archived).mark,
    groups: [
      {
        title: words.graphic,
        facts: facts([{ label: words.usedBy, value: usersOf(adminData, id) }]),
      },
    ],
  }
}

const editing: RecordEditing = {
  resource: 'productGraphic',
  list: 'graphics',
  one: words.oneGraphic,
  gone: 'archived',
  opensNew: true,
  creator: creator('productGraphic', () => ({
    title: untitledTitles.productGraphic,
    nodes: [
      {
        id: crypto.randomUUID().slice(0, 8),
        type: 'group',
        title: words.untitledNode({ type: words.topType }),
        props: {},
        children: [],
      },
    ],
  })),
  duplicator: graphicDuplicator,
  settings: () => [{ title: adminSectionMessages.general, fields: [titleField] }],
}

export const productGraphics: AdminSection = {
  editing,
  key: 'product-graphics',
  title: words.graphics,
  one: words.oneGraphic,
  listNeeds: ['graphics', 'products'],
  detailNeeds: ['graphics', 'products', 'properties', 'options', 'groups', 'rules'],
  filters: [statusFilter()],
  empty: words.noGraphicsYet,
  page: 'graphicEditor',
  missingAt: '/404/product-graphic',
  list: (adminData) => ({
    titleColumn: 'title',
    columns: [
      { key: 'id', title: adminSectionMessages.id, width: 72, align: 'end' },
      { key: 'title', title: adminSectionMessages.title, minWidth: 200 },
      { key: 'usedBy', title: words.usedBy, minWidth: 220 },
      { key: 'nodes', title: words.nodesColumn, width: 88, align: 'end' },
    ],
    rows: adminData.graphics.toSorted(byTitle).map((graphic) => ({
      id: graphic.id,
      title: graphic.title,
      to: { section: 'product-graphics', id: graphic.id },
      ...standing(graphic.archived),
      cells: {
        id: figure(graphic.id),
        usedBy: usersOf(adminData, graphic.id),
        nodes: figure(countOf(graphic.nodes)),
      },
    })),
  }),
  details: graphicDetails,
}
