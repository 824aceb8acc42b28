/** Every declared call with its handler; a call without one does not compile. */
import type { EndpointName, endpoints } from '@orderwright/contract'
import type { Handler } from '../platform/http/call-context.ts'
import type { AnyHandler } from '../platform/http/register-endpoint.ts'
import { createApiKey } from './api-keys/create-api-key.ts'
import { getApiKeys } from './api-keys/get-api-keys.ts'
import { revokeApiKey } from './api-keys/revoke-api-key.ts'
import { changeLabHandlers } from './change-lab/change-lab-handlers.ts'
import { openidHandlers } from './openid-connect/openid-handlers.ts'
import { countAffectedOrders } from './catalog/count-affected-orders.ts'
import { duplicateProduct } from './catalog/duplicate-product.ts'
import { duplicateProperty } from './catalog/duplicate-property.ts'
import { publishPropertyGroup } from './catalog/publish-property-group.ts'
import { applyCatalogImport } from './spreadsheets/apply-catalog-import.ts'
import { exportCsvFiles } from './spreadsheets/export-csv-files.ts'
import { exportWorkbook } from './spreadsheets/export-workbook.ts'
import { getCatalogImports } from './spreadsheets/get-catalog-imports.ts'
import { getImportProgress } from './spreadsheets/get-import-progress.ts'
import { planCatalogImport } from './spreadsheets/plan-catalog-import.ts'
import { getScheduleTables } from './order-imports/get-schedule-tables.ts'
import { takeBackCatalogImport } from './spreadsheets/take-back-catalog-import.ts'
import { addComment } from './comments/add-comment.ts'
import { deleteComment } from './comments/delete-comment.ts'
import { editComment } from './comments/edit-comment.ts'
import { getComments } from './comments/get-comments.ts'
import { markCommentsRead } from './comments/mark-comments-read.ts'
import { resolveComments } from './comments/resolve-comments.ts'
import { deleteCustomerFile } from './customer-files/delete-customer-file.ts'
import { getCustomerFiles } from './customer-files/get-customer-files.ts'
import { updateCustomerFile } from './customer-files/update-customer-file.ts'
import { uploadCustomerFile } from './customer-files/upload-customer-file.ts'
import { deleteOrderFile } from './order-files/delete-order-file.ts'
import { getOrderFiles } from './order-files/get-order-files.ts'
import { updateOrderFile } from './order-files/update-order-file.ts'
import { uploadOrderFile } from './order-files/upload-order-file.ts'
import { deleteFavorite } from './favorites/delete-favorite.ts'
import { getFavorites } from './favorites/get-favorites.ts'
import { saveFavorite } from './favorites/save-favorite.ts'
import { updateFavorite } from './favorites/update-favorite.ts'
import { getOrderMargin } from './orders/get-order-margin.ts'
import { getOrderProblems } from './order-problems/get-order-problems.ts'
import { reportOrderProblem } from './order-problems/report-order-problem.ts'
import { addToOrderProblem } from './order-problems/add-to-order-problem.ts'
import { takeBackOrderProblem } from './order-problems/take-back-order-problem.ts'
import { answerOrderProblem } from './order-problems/answer-order-problem.ts'
import { solveOrderProblem } from './order-problems/solve-order-problem.ts'
import { getOrderReturns } from './order-returns/get-order-returns.ts'
import { requestOrderReturn } from './order-returns/request-order-return.ts'
import { withdrawOrderReturn } from './order-returns/withdraw-order-return.ts'
import { decideOrderReturn } from './order-returns/decide-order-return.ts'
import { receiveOrderReturn } from './order-returns/receive-order-return.ts'
import { closeOrderReturn } from './order-returns/close-order-return.ts'
import { reopenOrderReturn } from './order-returns/reopen-order-return.ts'
import { downloadOrdersPdf } from './documents/download-orders-pdf.ts'
import { downloadPdf } from './documents/download-pdf.ts'
import { downloadInvoice } from './invoices/download-invoice.ts'
import { exportBookkeeping } from './invoices/export-bookkeeping.ts'
import { downloadStatement } from './receivables/download-statement.ts'
import { getReminders } from './receivables/get-reminders.ts'
import { previewReminder } from './receivables/preview-reminder.ts'
import { sendReminder } from './receivables/send-reminder.ts'
import { setReminderStop } from './receivables/set-reminder-stop.ts'
import { getAddressBook } from './customers/get-address-book.ts'
import { getCustomerAccount } from './customers/get-customer-account.ts'
import { mergeCustomers } from './customers/merge-customers.ts'
import { undoCustomerMerge } from './customers/undo-customer-merge.ts'
import { getReceivables } from './receivables/get-receivables.ts'
import { getStatement } from './receivables/get-statement.ts'
import { getInvoices } from './invoices/get-invoices.ts'
import { issueInvoice } from './invoices/issue-invoice.ts'
import { downloadDrawings } from './drawings/download-drawings.ts'
import { acceptAgreement } from './agreements/accept-agreement.ts'
import { downloadAgreementFile } from './agreements/download-agreement-file.ts'
import { getAgreement } from './agreements/get-agreement.ts'
import { prepareAgreement } from './agreements/prepare-agreement.ts'
import { signOff } from './agreements/sign-off.ts'
import { askRenewal } from './renewals/ask-renewal.ts'
import { renewQuote } from './renewals/renew-quote.ts'
import { verifyAgreement } from './agreement-checks/verify-agreement.ts'
import { getRevisions } from './revisions/get-revisions.ts'
import { compareRevisions } from './revisions/compare-revisions.ts'
import { getRevisionDrawings } from './revisions/get-revision-drawings.ts'
import { downloadComparison } from './revisions/download-comparison.ts'
import { requestChangeOrder } from './revisions/request-change-order.ts'
import { proposeChangeOrder } from './revisions/propose-change-order.ts'
import { refuseChangeOrder } from './revisions/refuse-change-order.ts'
import { openChangeOrder } from './revisions/open-change-order.ts'
import { closeChangeOrder } from './revisions/close-change-order.ts'
import { disinviteGuest } from './guests/disinvite-guest.ts'
import { getGuestsData } from './guests/get-guests-data.ts'
import { inviteGuest } from './guests/invite-guest.ts'
import { pushUserUpdateToMonday } from './guests/push-user-update-to-monday.ts'
import { updateGuestData } from './guests/update-guest-data.ts'
import { getDesk } from './home/get-desk.ts'
import { getHomepageData } from './home/get-homepage-data.ts'
import { getStockMovements } from './inventory/get-stock-movements.ts'
import { recordStockCount } from './inventory/record-stock-count.ts'
import { recordStockReceipt } from './inventory/record-stock-receipt.ts'
import { undoStockMovement } from './inventory/undo-stock-movement.ts'
import { getIntegrations } from './integrations/get-integrations.ts'
import { getParagonJwt } from './integrations/get-paragon-jwt.ts'
import { setEmbeddedConnection } from './integrations/set-embedded-connection.ts'
import { approveOrder } from './lifecycle/approve-order.ts'
import { cancelOrder } from './lifecycle/cancel-order.ts'
import { requestStatusUpdate } from './lifecycle/request-status-update.ts'
import { requireChanges } from './lifecycle/require-changes.ts'
import { submitOrder } from './lifecycle/submit-order.ts'
import { updateOrderStatus } from './lifecycle/update-order-status.ts'
import { showCursor } from './live/show-cursor.ts'
import { showPresence } from './live/show-presence.ts'
import { getNotifications } from './mails/get-notifications.ts'
import { markNotificationsRead } from './mails/mark-notifications-read.ts'
import { resendMail } from './mails/resend-mail.ts'
import { deleteMedium } from './media/delete-medium.ts'
import { uploadMedium } from './media/upload-medium.ts'
import { createBackBoxOrder } from './order-copies/create-back-box-order.ts'
import { duplicateOrder } from './order-copies/duplicate-order.ts'
import { getOrderData } from './order-data/get-order-data.ts'
import { getOrderStock } from './order-data/get-order-stock.ts'
import { createProductOrder } from './orders/create-product-order.ts'
import { getCostUpdate } from './cost-update/get-cost-update.ts'
import { getOrderEvents } from './orders/get-order-events.ts'
import { getOrdersCount } from './orders-list/get-orders-count.ts'
import { getOrdersTotal } from './orders-list/get-orders-total.ts'
import { getOrdersData } from './orders-list/get-orders-data.ts'
import { updateProductOrderCosts } from './cost-update/update-product-order-costs.ts'
import { authenticateTestCard } from './payments/authenticate-test-card.ts'
import { beginCardPayment } from './payments/begin-card-payment.ts'
import { confirmOrderPayment } from './payments/confirm-order-payment.ts'
import { confirmTestCard } from './payments/confirm-test-card.ts'
import { createPaymentIntent } from './payments/create-payment-intent.ts'
import { getPaymentIntent } from './payments/get-payment-intent.ts'
import { recordLedgerEntry } from './payments/record-ledger-entry.ts'
import { refundCardPayment } from './payments/refund-card-payment.ts'
import { updatePaymentIntent } from './payments/update-payment-intent.ts'
import { exportProductPrices } from './price-export/export-product-prices.ts'
import { createFromTemplate } from './product-templates/create-from-template.ts'
import { getSetupGuide } from './setup-guide/get-setup-guide.ts'
import { updateSetupGuide } from './setup-guide/update-setup-guide.ts'
import { undoTemplate } from './product-templates/undo-template.ts'
import { createOrg } from './organization/create-org.ts'
import { getMembers } from './organization/get-members.ts'
import { inviteMember } from './organization/invite-member.ts'
import { transferOwnership } from './organization/transfer-ownership.ts'
import { erasePerson } from './personal-data/erase-person.ts'
import { downloadOrgExport } from './backup/download-org-export.ts'
import { getPersonalData } from './personal-data/get-personal-data.ts'
import { updateMember } from './organization/update-member.ts'
import { getOrgSettings } from './organization/get-org-settings.ts'
import { prepareOrgLogo } from './organization/prepare-org-logo.ts'
import { restoreOrgSettings } from './organization/restore-org-settings.ts'
import { updateOrgSettings } from './organization/update-org-settings.ts'
import { resourceHandlers } from './resource-handlers.ts'
import { addPasskey } from './passkeys/add-passkey.ts'
import { beginPasskey } from './passkeys/begin-passkey.ts'
import { beginPasskeySignIn } from './passkeys/begin-passkey-sign-in.ts'
import { deletePasskey } from './passkeys/delete-passkey.ts'
import { getPasskeys } from './passkeys/get-passkeys.ts'
import { renamePasskey } from './passkeys/rename-passkey.ts'
import { signInWithPasskey } from './passkeys/sign-in-with-passkey.ts'
import { endDevices } from './session/end-devices.ts'
import { getDevices } from './session/get-devices.ts'
import { getOrgRoleForToken } from './session/get-org-role-for-token.ts'
import { getSession } from './session/get-session.ts'
import { handleGuestShareLink } from './session/handle-guest-share-link.ts'
import { requestSignInCode } from './session/request-sign-in-code.ts'
import { saveOrdersPageSettings } from './orders-list/save-orders-page-settings.ts'
import { saveLanguage } from './session/save-language.ts'
import { saveMailPreferences } from './session/save-mail-preferences.ts'
import { saveOrdersView } from './orders-list/save-orders-view.ts'
import { signInWithToken } from './session/sign-in-with-token.ts'
import { signOut } from './session/sign-out.ts'
import { verifySignInCode } from './session/verify-sign-in-code.ts'
import { addSharee } from './sharing/add-sharee.ts'
import { generateShareableLink } from './sharing/generate-shareable-link.ts'
import { getInvolvedUsers } from './sharing/get-involved-users.ts'
import { getOrCreateSharee } from './sharing/get-or-create-sharee.ts'
import { getShareCandidates } from './sharing/get-share-candidates.ts'
import { removeSharee } from './sharing/remove-sharee.ts'
import { revokeShareableLink } from './sharing/revoke-shareable-link.ts'
import { shareOrder } from './sharing/share-order.ts'
import { updateInvolvedUsersData } from './sharing/update-involved-users-data.ts'
import { getProductionBoard } from './production/get-production-board.ts'
import { getTaxRate } from './tax/get-tax-rate.ts'
import { createWebhook } from './webhooks/create-webhook.ts'
import { deleteWebhook } from './webhooks/delete-webhook.ts'
import { getWebhookDeliveries } from './webhooks/get-webhook-deliveries.ts'
import { getWebhookSecret } from './webhooks/get-webhook-secret.ts'
import { getWebhooks } from './webhooks/get-webhooks.ts'
import { replayFailedWebhookDeliveries } from './webhooks/replay-failed-webhook-deliveries.ts'
import { replayWebhookDelivery } from './webhooks/replay-webhook-delivery.ts'
import { restoreWebhook } from './webhooks/restore-webhook.ts'
import { rollWebhookSecret } from './webhooks/roll-webhook-secret.ts'
import { testWebhook } from './webhooks/test-webhook.ts'
import { updateWebhook } from './webhooks/update-webhook.ts'

type Handlers = { readonly [Name in EndpointName]: Handler<(typeof endpoints)[Name]> }

const handlers: Handlers = {
  requestSignInCode,
  verifySignInCode,
  signInWithToken,
  getSession,
  signOut,
  getDevices,
  endDevices,
  getPasskeys,
  beginPasskey,
  addPasskey,
  renamePasskey,
  deletePasskey,
  beginPasskeySignIn,
  signInWithPasskey,
  ...openidHandlers,
  ...changeLabHandlers,
  saveOrdersPageSettings,
  saveLanguage,
  saveMailPreferences,
  saveOrdersView,
  getHomepageData,
  getDesk,
  createProductOrder,
  duplicateOrder,
  createBackBoxOrder,
  getOrdersData,
  getOrdersCount,
  getOrdersTotal,
  getProductionBoard,
  updateProductOrderCosts,
  getCostUpdate,
  getOrderData,
  getOrderEvents,
  updateOrderStatus,
  submitOrder,
  approveOrder,
  requireChanges,
  cancelOrder,
  requestStatusUpdate,
  confirmOrderPayment,
  recordLedgerEntry,
  createPaymentIntent,
  getPaymentIntent,
  updatePaymentIntent,
  beginCardPayment,
  refundCardPayment,
  confirmTestCard,
  authenticateTestCard,
  getTaxRate,
  downloadPdf,
  downloadOrdersPdf,
  getInvoices,
  issueInvoice,
  downloadInvoice,
  exportBookkeeping,
  getAddressBook,
  getCustomerAccount,
  getCustomerFiles,
  uploadCustomerFile,
  updateCustomerFile,
  deleteCustomerFile,
  mergeCustomers,
  undoCustomerMerge,
  getReceivables,
  getStatement,
  downloadStatement,
  getReminders,
  previewReminder,
  sendReminder,
  setReminderStop,
  downloadDrawings,
  getRevisions,
  compareRevisions,
  getRevisionDrawings,
  downloadComparison,
  requestChangeOrder,
  openChangeOrder,
  proposeChangeOrder,
  refuseChangeOrder,
  closeChangeOrder,
  getAgreement,
  prepareAgreement,
  acceptAgreement,
  askRenewal,
  renewQuote,
  signOff,
  downloadAgreementFile,
  verifyAgreement,
  exportProductPrices,
  publishPropertyGroup,
  duplicateProduct,
  duplicateProperty,
  countAffectedOrders,
  getIntegrations,
  getParagonJwt,
  setEmbeddedConnection,
  uploadMedium,
  deleteMedium,
  showPresence,
  showCursor,
  getNotifications,
  markNotificationsRead,
  resendMail,
  getInvolvedUsers,
  getShareCandidates,
  generateShareableLink,
  revokeShareableLink,
  shareOrder,
  addSharee,
  getOrCreateSharee,
  removeSharee,
  updateInvolvedUsersData,
  getOrgRoleForToken,
  handleGuestShareLink,
  getGuestsData,
  inviteGuest,
  disinviteGuest,
  updateGuestData,
  pushUserUpdateToMonday,
  getComments,
  addComment,
  editComment,
  deleteComment,
  resolveComments,
  markCommentsRead,
  getOrderFiles,
  uploadOrderFile,
  updateOrderFile,
  deleteOrderFile,
  getOrderMargin,
  getOrderProblems,
  reportOrderProblem,
  addToOrderProblem,
  takeBackOrderProblem,
  answerOrderProblem,
  solveOrderProblem,
  getOrderReturns,
  requestOrderReturn,
  withdrawOrderReturn,
  decideOrderReturn,
  receiveOrderReturn,
  closeOrderReturn,
  reopenOrderReturn,
  getFavorites,
  saveFavorite,
  updateFavorite,
  deleteFavorite,
  getOrgSettings,
  updateOrgSettings,
  restoreOrgSettings,
  prepareOrgLogo,
  getMembers,
  inviteMember,
  updateMember,
  transferOwnership,
  downloadOrgExport,
  getPersonalData,
  erasePerson,
  getApiKeys,
  createApiKey,
  revokeApiKey,
  createOrg,
  createFromTemplate,
  undoTemplate,
  getSetupGuide,
  updateSetupGuide,
  recordStockReceipt,
  recordStockCount,
  undoStockMovement,
  getStockMovements,
  getOrderStock,
  getWebhooks,
  createWebhook,
  updateWebhook,
  deleteWebhook,
  restoreWebhook,
  getWebhookSecret,
  rollWebhookSecret,
  testWebhook,
  getWebhookDeliveries,
  replayWebhookDelivery,
  replayFailedWebhookDeliveries,
  applyCatalogImport,
  exportCsvFiles,
  exportWorkbook,
  getCatalogImports,
  getImportProgress,
  getScheduleTables,
  planCatalogImport,
  takeBackCatalogImport,
}

/** Handlers by the name of their endpoint. */
export function allHandlers(): ReadonlyMap<string, AnyHandler> {
  return new Map<string, AnyHandler>([...Object.entries(handlers), ...resourceHandlers()])
}
