/**
 * The names that shared shapes have in the API's document, each under `components/schemas`. A shape that stands in
 * several calls and is not named here is written out in each of them.
 */
import {
  availabilitySchema,
  conditionActualSchema,
  dimensionDataSchema,
  drawingBindingSchema,
  exportPriceDataSchema,
  graphicBindingSchema,
  pricingConditionSchema,
  pricingExpressionSchema,
  pricingRuleVersionSchema,
  productCategorySchema,
  productDrawingSchema,
  productOptionClassifierGroupSchema,
  productOptionClassifierSchema,
  productOptionSchema,
  productPricingRuleSchema,
  productPropertyGroupSchema,
  productPropertySchema,
  productRuleSchema,
  publishLevelSchema,
  referenceCodesSchema,
} from '@orderwright/domain/catalog'
import { commentPinSchema } from '@orderwright/domain/comments'
import { customerAddressSchema, customerContactSchema, customerSchema } from '@orderwright/domain/customers'
import {
  engravingEntrySchema,
  engravingSetSchema,
  mechanismEngravingSchema,
} from '@orderwright/domain/engraving'
import { choiceNamesSchema, favoriteChoicesSchema } from '@orderwright/domain/favorites'
import { graphicNodeSchema, productGraphicSchema } from '@orderwright/domain/graphics'
import { stockMovementSchema } from '@orderwright/domain/inventory'
import {
  mailPreferencesSchema,
  mailSettingsSchema,
  mailTemplateSchema,
} from '@orderwright/domain/mail-templates'
import { creditedLineSchema, returnCreditSchema } from '@orderwright/domain/order-returns'
import {
  addressSchema,
  commandDataSchema,
  costsSchema,
  integrationDataSchema,
  involvedUserSchema,
  involvedUsersSchema,
  orderEventSchema,
  placementSchema,
  selectionSchema,
  selectionsSchema,
  statusDataSchema,
  statusEntrySchema,
  taxLookupSchema,
} from '@orderwright/domain/orders'
import { paymentRecordSchema } from '@orderwright/domain/payments'
import { mediumSchema, userGroupSchema } from '@orderwright/domain/people'
import { candidateSchema, collaboratorSchema, involvedUsersByIdSchema } from '@orderwright/domain/sharing'
import {
  archCustomViewSchema,
  archElevationSchema,
  archWallSchema,
  canvasValueSchema,
  entitySchema,
  productCanvasLineSchema,
  productCanvasTextSchema,
} from '@orderwright/domain/spatial'
import {
  homeTileSchema,
  ordersPageSettingsSchema,
  orgProfileSchema,
  paymentMethodSchema,
  roleSchema,
  savedViewSchema,
  sessionOrgSchema,
  sessionSchema,
  statusDefinitionSchema,
  userSchema,
} from '@orderwright/domain/tenancy'
import { centsSchema, flagSchema, idSchema, jsonSchema, timestampSchema } from '@orderwright/domain/units'
import { webhookOrderSchema } from '@orderwright/domain/webhooks'
import type { z } from 'zod'
import {
  catalogImportSchema,
  importCellSchema,
  importReportSchema,
  importSheetSchema,
  readTableSchema,
} from '../catalog/spreadsheets.ts'
import { apiKeySchema } from '../organization/api-keys.ts'
import {
  catalogDraftSchema,
  draftChangeSchema,
  lineDetailSchema,
  lineSideSchema,
  replayedLineSchema,
  replayedOrderSchema,
  replayFigureSchema,
  replayProblemSchema,
} from '../catalog/change-lab.ts'
import { issuedDocumentSchema } from '../billing/invoices.ts'
import { commentPersonSchema, commentViewSchema } from '../orders/comments.ts'
import { orderFileViewSchema } from '../orders/order-files.ts'
import { favoriteViewSchema } from '../orders/favorites.ts'
import { itemMarginSchema, marginSchema, orderMarginSchema } from '../billing/margin.ts'
import { orderProblemViewSchema } from '../orders/order-problems.ts'
import { orderReturnViewSchema, returnProposalSchema } from '../orders/order-returns.ts'
import {
  catalogCategorySchema,
  catalogGroupSchema,
  catalogOptionSchema,
  catalogProductSchema,
  catalogPropertySchema,
  instanceViewSchema,
  orderViewSchema,
  productViewSchema,
} from '../common.ts'
import { orderShortageSchema, stockLevelSchema, stockMovementViewSchema } from '../catalog/inventory.ts'
import { errorBodySchema, errorDetailsSchema, fieldErrorSchema } from '../errors.ts'
import { customerFileViewSchema } from '../billing/customer-files.ts'
import { mergeChoicesSchema } from '../billing/customers.ts'
import { guestSchema } from '../organization/guests.ts'
import { notificationViewSchema } from '../mails.ts'
import { liveListMessageSchema, liveMessageSchema, presentPersonSchema } from '../live.ts'
import { costUpdateSchema, listFiltersSchema, orderListRowSchema } from '../orders/orders-list.ts'
import { openMailSchema, orderAbilitiesSchema } from '../orders/orders.ts'
import { paymentIntentViewSchema } from '../billing/payments.ts'
import { resources } from '../resources.ts'
import {
  acceptanceSchema,
  agreementAbilitiesSchema,
  signedSubjectSchema,
  verifiedFileSchema,
} from '../orders/agreements.ts'
import {
  changeOrderSchema,
  revisionAbilitiesSchema,
  revisionPictureSchema,
  revisionSchema,
} from '../orders/revisions.ts'
import {
  addedItemSchema,
  amountChangeSchema,
  changedItemSchema,
  choiceChangeSchema,
  readAmountSchema,
  readChoiceSchema,
  readItemSchema,
  readPartSchema,
  readPriceSchema,
  removedItemSchema,
  revisionDifferenceSchema,
  textChangeSchema,
  thingChangeSchema,
} from '@orderwright/domain/revisions'
import { agreementFileSchema, keptFileSchema, signOffSchema } from '@orderwright/domain/agreements'
import { erasureSchema, keptPapersSchema } from '@orderwright/domain/personal-data'
import {
  passkeyAssertionSchema,
  passkeyCreationSchema,
  passkeyRegistrationSchema,
  passkeyRequestSchema,
  passkeySchema,
} from '../sign-in/passkeys.ts'
import { openidConnectionSchema } from '../sign-in/openid-connect.ts'
import { deviceSchema } from '../sign-in/session.ts'
import { cursorSchema, spatialChangesSchema } from '../orders/spatial.ts'
import {
  webhookDeliverySchema,
  webhookEndpointSchema,
  webhookSecretSchema,
  webhookTrySchema,
} from '../organization/webhooks.ts'

const shared: Readonly<Record<string, z.core.$ZodType>> = {
  Address: addressSchema,
  Acceptance: acceptanceSchema,
  AddedItem: addedItemSchema,
  AgreementAbilities: agreementAbilitiesSchema,
  AgreementFile: agreementFileSchema,
  IssuedDocument: issuedDocumentSchema,
  KeptFile: keptFileSchema,
  SignedSubject: signedSubjectSchema,
  SignOff: signOffSchema,
  VerifiedFile: verifiedFileSchema,
  ChangedAmount: amountChangeSchema,
  ChangedItem: changedItemSchema,
  ChangeOrder: changeOrderSchema,
  ChangedChoice: choiceChangeSchema,
  ReadAmount: readAmountSchema,
  ReadChoice: readChoiceSchema,
  ReadItem: readItemSchema,
  ReadPart: readPartSchema,
  ReadPrice: readPriceSchema,
  RemovedItem: removedItemSchema,
  Revision: revisionSchema,
  RevisionAbilities: revisionAbilitiesSchema,
  RevisionDifference: revisionDifferenceSchema,
  RevisionPicture: revisionPictureSchema,
  ChangedText: textChangeSchema,
  ChangedThing: thingChangeSchema,
  ApiKey: apiKeySchema,
  ArchCustomView: archCustomViewSchema,
  ArchElevation: archElevationSchema,
  ArchWall: archWallSchema,
  Availability: availabilitySchema,
  Candidate: candidateSchema,
  CatalogDraft: catalogDraftSchema,
  CatalogImport: catalogImportSchema,
  ImportReport: importReportSchema,
  ImportSheet: importSheetSchema,
  ReadTable: readTableSchema,
  ImportCell: importCellSchema,
  DraftedRecord: draftChangeSchema,
  ReplayedOrder: replayedOrderSchema,
  ReplayedOrderLine: replayedLineSchema,
  ReplayFigure: replayFigureSchema,
  ReplayLineDetail: lineDetailSchema,
  ReplayLineSide: lineSideSchema,
  ReplayProblem: replayProblemSchema,
  CanvasCursor: cursorSchema,
  CanvasLine: productCanvasLineSchema,
  CanvasText: productCanvasTextSchema,
  CanvasValue: canvasValueSchema,
  ClassifierVersion: productOptionClassifierSchema.shape.numbers.unwrap().element,
  Collaborator: collaboratorSchema,
  CommandData: commandDataSchema,
  Comment: commentViewSchema,
  CommentPerson: commentPersonSchema,
  CommentPin: commentPinSchema,
  ConditionActual: conditionActualSchema,
  Costs: costsSchema,
  CostUpdate: costUpdateSchema,
  Device: deviceSchema,
  OpenidConnection: openidConnectionSchema,
  Passkey: passkeySchema,
  PasskeyAssertion: passkeyAssertionSchema,
  PasskeyCreation: passkeyCreationSchema,
  PasskeyRegistration: passkeyRegistrationSchema,
  PasskeyRequest: passkeyRequestSchema,
  DimensionData: dimensionDataSchema,
  DrawingBinding: drawingBindingSchema,
  EngravingEntry: engravingEntrySchema,
  EngravingSet: engravingSetSchema,
  Entity: entitySchema,
  Error: errorBodySchema,
  ErrorDetails: errorDetailsSchema,
  ExportPriceData: exportPriceDataSchema,
  FieldError: fieldErrorSchema,
  Flag: flagSchema,
  GraphicBinding: graphicBindingSchema,
  GraphicNode: graphicNodeSchema,
  Guest: guestSchema,
  HomeTile: homeTileSchema,
  Id: idSchema,
  IntegrationData: integrationDataSchema,
  WebhookDelivery: webhookDeliverySchema,
  WebhookEndpoint: webhookEndpointSchema,
  WebhookOrder: webhookOrderSchema,
  WebhookSecret: webhookSecretSchema,
  WebhookTry: webhookTrySchema,
  InvolvedUser: involvedUserSchema,
  InvolvedUsers: involvedUsersSchema,
  InvolvedUsersById: involvedUsersByIdSchema,
  Json: jsonSchema,
  Letters: mailSettingsSchema,
  MailTemplate: mailTemplateSchema,
  ListFilters: listFiltersSchema.unwrap(),
  LiveListMessage: liveListMessageSchema,
  LiveMessage: liveMessageSchema,
  MechanismEngraving: mechanismEngravingSchema,
  Medium: mediumSchema,
  Money: centsSchema,
  Notification: notificationViewSchema,
  OpenMail: openMailSchema,
  Erasure: erasureSchema,
  KeptPapers: keptPapersSchema,
  Order: orderViewSchema,
  OrderAbilities: orderAbilitiesSchema,
  OrderFile: orderFileViewSchema,
  CustomerFile: customerFileViewSchema,
  Favorite: favoriteViewSchema,
  FavoriteChoices: favoriteChoicesSchema,
  ChoiceNames: choiceNamesSchema,
  Margin: marginSchema,
  ItemMargin: itemMarginSchema,
  OrderMargin: orderMarginSchema,
  OrderProblem: orderProblemViewSchema,
  OrderReturn: orderReturnViewSchema,
  ReturnProposal: returnProposalSchema,
  ReturnCredit: returnCreditSchema,
  CreditedLine: creditedLineSchema,
  OrderEvent: orderEventSchema,
  OrderLine: instanceViewSchema,
  OrderListRow: orderListRowSchema,
  OrdersPageSettings: ordersPageSettingsSchema,
  SavedView: savedViewSchema,
  MailPreferences: mailPreferencesSchema,
  OrgProfile: orgProfileSchema,
  PaymentIntent: paymentIntentViewSchema,
  PaymentMethod: paymentMethodSchema,
  PaymentRecord: paymentRecordSchema,
  Placement: placementSchema,
  PresentPerson: presentPersonSchema,
  PricingCondition: pricingConditionSchema,
  PricingExpression: pricingExpressionSchema,
  PricingRuleVersion: pricingRuleVersionSchema,
  CatalogCategory: catalogCategorySchema,
  CatalogGroup: catalogGroupSchema,
  CatalogOption: catalogOptionSchema,
  CatalogProduct: catalogProductSchema,
  CatalogProperty: catalogPropertySchema,
  Product: productViewSchema,
  ProductCategory: productCategorySchema,
  ProductDrawing: productDrawingSchema,
  ProductGraphic: productGraphicSchema,
  ProductOption: productOptionSchema,
  ProductOptionClassifier: productOptionClassifierSchema,
  ProductOptionClassifierGroup: productOptionClassifierGroupSchema,
  ProductPricingRule: productPricingRuleSchema,
  ProductProperty: productPropertySchema,
  ProductPropertyGroup: productPropertyGroupSchema,
  ProductRule: productRuleSchema,
  PublishLevel: publishLevelSchema,
  ReferenceCodes: referenceCodesSchema,
  Role: roleSchema,
  Selection: selectionSchema,
  Selections: selectionsSchema,
  Session: sessionSchema,
  SessionOrg: sessionOrgSchema,
  StockLevel: stockLevelSchema,
  StockMovement: stockMovementSchema,
  StockMovementView: stockMovementViewSchema,
  OrderShortage: orderShortageSchema,
  SpatialChanges: spatialChangesSchema,
  StatusData: statusDataSchema,
  StatusDefinition: statusDefinitionSchema,
  StatusEntry: statusEntrySchema,
  TaxLookup: taxLookupSchema,
  Timestamp: timestampSchema,
  User: userSchema,
  UserGroup: userGroupSchema,
  Customer: customerSchema,
  CustomerAddress: customerAddressSchema,
  CustomerContact: customerContactSchema,
  MergeChoices: mergeChoicesSchema,
}

/** What the parts of a resource's bodies are called: after its record. */
function resourceParts(): [string, z.core.$ZodType][] {
  return Object.values(resources).flatMap(({ record, parts }): [string, z.core.$ZodType][] => {
    const name = Object.entries(shared).find(([, schema]) => schema === record)?.[0]
    if (name === undefined) throw new Error('the record of a resource has no name')
    return [
      [`${name}Create`, parts.create],
      [`${name}Patch`, parts.patch],
      [`${name}Change`, parts.change],
    ]
  })
}

/** Every name with its shape. */
export function namedSchemas(): ReadonlyMap<string, z.core.$ZodType> {
  return new Map([...Object.entries(shared), ...resourceParts()])
}
