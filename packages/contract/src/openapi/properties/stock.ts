/** What the fields of the stock ledger are. */
export const stockProperties = {
  currentInventory:
    'Pieces that can still be promised: those on hand less those promised. Below 0: more are promised.',
  reorderLevel: 'Pieces: employees are told once as few can still be promised; null: nobody is told.',
  allowBackorder: 'Employees alone: promises pieces that are not there.',
  onHand: 'Pieces on the shelf; of an entry: how many it adds.',
  allocated: 'Pieces that are promised; of an entry: how many it adds.',
  available: 'Pieces that can still be promised: those on hand less those promised.',
  level: 'How much there is of the product.',
  movement: 'The entry.',
  movements: 'The entries of the page.',
  movementId: 'The entry.',
  'StockMovement.kind':
    'Booked for an order: reservation, shipment, release, return. Entered: receipt, count, correction.',
  isTakenBack: 'Whether another entry takes this one back.',
  stage: 'open: nothing is promised yet; reserved: its pieces are promised; shipped: they have left.',
  shortages: 'The products that there is not enough of.',
  shortOrderIds: 'The orders of the page that there is not enough in stock for; employees alone are told.',
  isOut: 'Whether nothing of it is left at all.',
  wanted: 'Pieces that the order wants; employees alone are told.',
  missing: 'Pieces that are missing of them; employees alone are told.',
  'recordStockReceipt.quantity': 'Pieces that came.',
  'recordStockCount.onHand': 'Pieces that were counted on the shelf.',
} as const
