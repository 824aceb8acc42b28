/** What the fields of an order's margin are. */
export const marginProperties = {
  orderMargin: 'The margin; null: no product of the order has a cost rule.',
  costRuleId:
    'The pricing rule that says what a unit costs the organization; null: none. Only employees get it.',
  'Margin.revenue': 'What comes in, after discount, without shipping, tariff and tax, in cents.',
  'Margin.cost': 'What it costs the organization, in cents.',
  'Margin.margin': 'What is left, in cents; below 0 where it costs more.',
  'Margin.percent': 'What is left in percent of what comes in, to one decimal; null where nothing comes in.',
  'OrderMargin.total': 'The margin of the lines whose margin is known, and of how many it speaks.',
  'OrderMargin.revenue': 'What comes in, after discount, without shipping, tariff and tax, in cents.',
  'OrderMargin.cost': 'What it costs the organization, in cents.',
  'OrderMargin.margin': 'What is left, in cents; below 0 where it costs more.',
  'OrderMargin.percent':
    'What is left in percent of what comes in, to one decimal; null where nothing comes in.',
  'OrderMargin.lines': 'The lines in their order.',
  knownLines: 'Lines whose margin is known: those that the total speaks of.',
  allLines: 'All lines of the order.',
  'ItemMargin.number': 'The place of the line in the order, from 1.',
  'ItemMargin.unitCost': 'What one piece costs, in cents; null: not known.',
  'ItemMargin.cost': 'What all pieces cost, in cents; null: not known.',
  'ItemMargin.revenue':
    'What the line comes to after its part of the discount, in cents; null: it has no price.',
  'ItemMargin.margin': 'The margin; null: not known.',
  'ItemMargin.unknown': 'Why the margin is not known; null where it is.',
  missing: 'What is missing: what the line costs, or its price.',
}
