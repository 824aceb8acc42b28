/** What is open on the order page at the moment: the add flow, a mechanism's engravings, an option picker, an option. */
import { createContext, type ReactNode, use, useMemo, useState } from 'react'

/** Asks the property panel to open something: a property's picker, or the engravings of a mechanism. */
export interface PropertyRequest {
  readonly propertyId: number
  readonly mechanismIndex?: number
}

/** The option that is looked at closely: of a line, or (item null) of the whole order. */
export interface OptionDetails {
  readonly itemId: number | null
  readonly propertyId: number
  readonly optionId: number
  /** an owner edits it: the admin mode of the popup [1.2.79] */
  readonly isEdited?: boolean
}

/** Which piece of a line's quantity is looked at, where each has engravings of its own. */
export interface ShownPiece {
  readonly itemId: number
  readonly piece: number
}

/** What the add flow adds: a product, a custom one, a favorite, or the keypads of a file. */
export type AddedKind = 'product' | 'custom' | 'favorite' | 'keypads'
export type AddStep = 'closed' | 'projectInfo' | AddedKind

export interface OrderUi {
  readonly addStep: AddStep
  /** what the project form, when it comes first, leads to */
  readonly afterProjectInfo: AddedKind
  readonly request: PropertyRequest | null
  readonly details: OptionDetails | null
  readonly shownPiece: ShownPiece | null
  setAddStep: (step: AddStep) => void
  setAfterProjectInfo: (step: AddedKind) => void
  setRequest: (request: PropertyRequest | null) => void
  setDetails: (details: OptionDetails | null) => void
  setShownPiece: (shown: ShownPiece | null) => void
}

const OrderUiContext = createContext<OrderUi | null>(null)

export function OrderUiProvider({ children }: { children: ReactNode }) {
  const [addStep, setAddStep] = useState<AddStep>('closed')
  const [afterProjectInfo, setAfterProjectInfo] = useState<AddedKind>('product')
  const [request, setRequest] = useState<PropertyRequest | null>(null)
  const [details, setDetails] = useState<OptionDetails | null>(null)
  const [shownPiece, setShownPiece] = useState<ShownPiece | null>(null)
  const value = useMemo(
    () => ({
      addStep,
      afterProjectInfo,
      request,
      details,
      shownPiece,
      setAddStep,
      setAfterProjectInfo,
      setRequest,
      setDetails,
      setShownPiece,
    }),
    [addStep, afterProjectInfo, request, details, shownPiece],
  )
  return <OrderUiContext value={value}>{children}</OrderUiContext>
}

export function useOrderUi(): OrderUi {
  const value = use(OrderUiContext)
  if (!value) throw new Error('useOrderUi needs an OrderUiProvider')
  return value
}
