/** Parts of a details page that are more than facts and tables. */
import { StockPanel } from '../../stock/stock-panel.tsx'
import { type AdminData, readAgain } from '../admin-data.ts'
import type { Panel } from '../section.ts'
import { AddProduct } from '../controls/add-product.tsx'
import { CustomerAccount } from '../customers/customer-account.tsx'
import { CustomerFiles } from '../customers/files-panel.tsx'
import { AddPerson } from '../customers/customer-people.tsx'
import { EntriesPanel } from '../customers/entries-panel.tsx'
import { MaterialPanel } from '../material/material-panel.tsx'
import { ClassifierEditor } from './classifier-editor.tsx'
import { ClassifierGrid } from './classifier-grid.tsx'
import { GroupDraft } from './group-draft.tsx'
import { VersionsPanel } from '../pricing-versions/versions-panel.tsx'
import { OptionClassifications } from './option-classifications.tsx'
import { OptionRules } from './option-rules.tsx'
import { RuleEditor } from '../rules/rule-editor.tsx'
import { RulesPanel } from '../rules/rules-panel.tsx'
import { AvailabilityPanel } from '../product-drawing/availability-panel.tsx'
import { CodesPanel } from '../product-drawing/codes-panel.tsx'
import { DrawingPanel } from '../product-drawing/drawing-panel.tsx'
import { GraphicPanel } from '../product-drawing/graphic-panel.tsx'
import { PriceExportPanel } from '../product-drawing/price-export-panel.tsx'
import { SelectProperties } from './select-properties.tsx'

interface PanelViewProps {
  title: string
  panel: Panel
  adminData: AdminData
}

export function PanelView({ title, panel, adminData }: PanelViewProps) {
  switch (panel.key) {
    case 'selectProperties':
      return <SelectProperties product={panel.product} adminData={adminData} />
    case 'groupDraft':
      return <GroupDraft group={panel.group} adminData={adminData} />
    case 'classifierEditor':
      return <ClassifierEditor classifier={panel.classifier} adminData={adminData} />
    case 'classifierGrid':
      return <ClassifierGrid key={panel.group.id} group={panel.group} adminData={adminData} />
    case 'productDrawing':
      return <DrawingPanel key={panel.product.id} product={panel.product} adminData={adminData} />
    case 'productGraphic':
      return <GraphicPanel key={panel.product.id} product={panel.product} adminData={adminData} />
    case 'productCodes':
      return <CodesPanel product={panel.product} adminData={adminData} />
    case 'priceExport':
      return <PriceExportPanel product={panel.product} adminData={adminData} />
    case 'availability':
      return <AvailabilityPanel option={panel.option} adminData={adminData} />
    case 'stock':
      return (
        <>
          <h2 className="pb-2 text-base font-semibold">{title}</h2>
          <StockPanel product={panel.product} onChange={() => void readAgain()} />
        </>
      )
    case 'customerAddresses':
    case 'customerContacts':
      return (
        <EntriesPanel
          title={title}
          customer={panel.customer}
          which={panel.key === 'customerAddresses' ? 'addresses' : 'contacts'}
        />
      )
    case 'customerAccount':
      return <CustomerAccount customer={panel.customer} />
    case 'customerFiles':
      return <CustomerFiles key={panel.customer.id} title={title} customer={panel.customer} />
    case 'addProduct':
      return <AddProduct key={panel.category.id} category={panel.category} adminData={adminData} />
    case 'addPerson':
      return <AddPerson customer={panel.customer} adminData={adminData} />
    case 'material':
      return <MaterialPanel key={panel.option.id} option={panel.option} />
    case 'optionClassifications':
      return <OptionClassifications key={panel.option.id} option={panel.option} lists={adminData} />
    case 'optionRules':
      return <OptionRules key={panel.option.id} option={panel.option} adminData={adminData} />
    case 'ruleEditor':
      return <RuleEditor key={panel.rule.id} rule={panel.rule} adminData={adminData} />
    case 'rules': {
      const { key: _, ...shown } = panel
      return <RulesPanel title={title} adminData={adminData} {...shown} />
    }
    case 'pricingVersions':
      return <VersionsPanel key={panel.rule.id} rule={panel.rule} adminData={adminData} />
  }
}
