/** Every call of the product, for the server's routes, the access matrix and OpenAPI. */
import { createApiKey, getApiKeys, revokeApiKey } from './api-keys.ts'
import {
  addComment,
  deleteComment,
  editComment,
  getComments,
  markCommentsRead,
  resolveComments,
} from './comments.ts'
import { countAffectedOrders, duplicateProduct, duplicateProperty, publishPropertyGroup } from './catalog.ts'
import {
  createCatalogDraft,
  discardCatalogDraft,
  editCatalogDraft,
  getCatalogDraft,
  getCatalogDrafts,
  getReplayedOrder,
  publishCatalogDraft,
  replayCatalogDraft,
  replayRule,
  takeBackCatalogDraft,
  updateCatalogDraft,
} from './change-lab.ts'
import {
  applyCatalogImport,
  exportCsvFiles,
  exportWorkbook,
  getCatalogImports,
  getImportProgress,
  planCatalogImport,
  takeBackCatalogImport,
} from './spreadsheets.ts'
import { downloadPdf } from './documents.ts'
import { downloadDrawings } from './drawings.ts'
import type { Endpoint } from './endpoint.ts'
import {
  disinviteGuest,
  getGuestsData,
  inviteGuest,
  pushUserUpdateToMonday,
  updateGuestData,
} from './guests.ts'
import { getDesk, getHomepageData } from './home.ts'
import { getMembers, inviteMember, transferOwnership, updateMember } from './members.ts'
import { getNotifications, markNotificationsRead, resendMail } from './mails.ts'
import { getIntegrations, getParagonJwt, setEmbeddedConnection } from './integrations.ts'
import {
  getOrderStock,
  getStockMovements,
  recordStockCount,
  recordStockReceipt,
  undoStockMovement,
} from './inventory.ts'
import {
  approveOrder,
  cancelOrder,
  requestStatusUpdate,
  requireChanges,
  submitOrder,
  updateOrderStatus,
} from './lifecycle.ts'
import { showCursor, showPresence } from './live.ts'
import { deleteMedium, uploadMedium } from './media.ts'
import {
  createBackBoxOrder,
  createProductOrder,
  duplicateOrder,
  getOrderData,
  getOrderEvents,
  getTaxRate,
} from './orders.ts'
import { getCostUpdate, getOrdersCount, getOrdersData, updateProductOrderCosts } from './orders-list.ts'
import { createOrg } from './new-org.ts'
import { getOrgSettings, prepareOrgLogo, restoreOrgSettings, updateOrgSettings } from './org-settings.ts'
import {
  authenticateTestCard,
  beginCardPayment,
  confirmOrderPayment,
  confirmTestCard,
  createPaymentIntent,
  getPaymentIntent,
  recordLedgerEntry,
  refundCardPayment,
  updatePaymentIntent,
} from './payments.ts'
import { resources } from './resources.ts'
import {
  endDevices,
  getDevices,
  getSession,
  requestSignInCode,
  saveOrdersPageSettings,
  signInWithToken,
  signOut,
  verifySignInCode,
} from './session.ts'
import {
  addSharee,
  generateShareableLink,
  getInvolvedUsers,
  getOrCreateSharee,
  getOrgRoleForToken,
  getShareCandidates,
  handleGuestShareLink,
  removeSharee,
  revokeShareableLink,
  shareOrder,
  updateInvolvedUsersData,
} from './sharing.ts'
import { getSetupGuide, updateSetupGuide } from './setup-guide.ts'
import { createFromTemplate, undoTemplate } from './product-templates.ts'
import { exportProductPrices } from './price-export.ts'
import {
  createWebhook,
  deleteWebhook,
  getWebhookDeliveries,
  getWebhooks,
  getWebhookSecret,
  replayFailedWebhookDeliveries,
  replayWebhookDelivery,
  restoreWebhook,
  rollWebhookSecret,
  testWebhook,
  updateWebhook,
} from './webhooks.ts'

/** The named calls. */
export const endpoints = {
  requestSignInCode,
  verifySignInCode,
  signInWithToken,
  getSession,
  signOut,
  getDevices,
  endDevices,
  saveOrdersPageSettings,
  getHomepageData,
  getDesk,
  createProductOrder,
  duplicateOrder,
  createBackBoxOrder,
  getOrdersData,
  getOrdersCount,
  updateProductOrderCosts,
  getCostUpdate,
  getOrderData,
  getOrderEvents,
  getTaxRate,
  downloadPdf,
  downloadDrawings,
  exportProductPrices,
  publishPropertyGroup,
  duplicateProduct,
  duplicateProperty,
  countAffectedOrders,
  getIntegrations,
  getParagonJwt,
  setEmbeddedConnection,
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
  getOrgSettings,
  updateOrgSettings,
  restoreOrgSettings,
  prepareOrgLogo,
  getMembers,
  inviteMember,
  updateMember,
  transferOwnership,
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
  createCatalogDraft,
  discardCatalogDraft,
  editCatalogDraft,
  getCatalogDraft,
  getCatalogDrafts,
  getReplayedOrder,
  publishCatalogDraft,
  replayCatalogDraft,
  replayRule,
  takeBackCatalogDraft,
  updateCatalogDraft,
  applyCatalogImport,
  exportCsvFiles,
  exportWorkbook,
  getCatalogImports,
  getImportProgress,
  planCatalogImport,
  takeBackCatalogImport,
} as const
export type EndpointName = keyof typeof endpoints

/** Named calls and resource calls together. */
export function allEndpoints(): Endpoint[] {
  return [
    ...Object.values(endpoints),
    ...Object.values(resources).flatMap((resource) => Object.values(resource.endpoints)),
  ]
}
