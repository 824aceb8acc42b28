/**
 * The words that the settings of organizations share with the product's defaults: what an order is called, statuses,
 * ways to pay, steps of work.
 *
 * Glossary, one term for one thing in all files:
 *
 * order: commande · quote: devis · item: article · piece: pièce · product: produit · property: propriété ·
 * option: option · choice: choix · variant: variante · favorite: favori · plate: plaque · mechanism: mécanisme ·
 * back box: boîte d’encastrement · gang: poste · outlet: prise · dimmer: variateur · keypad: clavier · engraving: gravure ·
 * engraving schedule: tableau des gravures · finish: finition · drawing: dessin · sheet of drawings: planche ·
 * shop drawing: plan d’atelier · plan: vue en plan · elevation: élévation · viewport: cadre de vue ·
 * eye point: point de vue · still: image fixe · mural: décor mural · panel of a mural: lé · panel layout: calepinage ·
 * panel schedule: nomenclature des lés · cut list: liste de coupe · seam: joint · overlap: chevauchement ·
 * bleed: fond perdu · repeat: raccord · half drop: raccord sauté · print master: fichier d’impression ·
 * ledger: registre des paiements · deposit: acompte · balance due: solde dû · credit: crédit · credit note: avoir ·
 * invoice: facture · receipt: reçu · refund: remboursement · tariff: droits de douane · upcharge: majoration ·
 * sales tax: taxe sur les ventes · shipping: livraison; the day of it: expédition · packing slip: bon de livraison ·
 * factory sheet: fiche de fabrication · command: ordre de fabrication · lead time: délai de fabrication ·
 * due day: échéance · reminder: relance · backorder: reliquat · reorder level: seuil de réapprovisionnement ·
 * restocking fee: frais de remise en stock · submit: soumettre · approve: approuver · accept: accepter ·
 * sign off: valider · revision: révision · superseded: remplacée · agreement: accord · verdict: avis ·
 * guest: invité · member: membre · owner: propriétaire · employees: équipe · sharee, collaborator: participant ·
 * revoke a link: révoquer · archive: archiver, archives · draft: brouillon · undo: annuler · redo: rétablir ·
 * bring back: restaurer · take back: annuler, retirer; an entry of the ledger: contre-passer · upload: envoyer ·
 * sign in: se connecter · passkey: clé d’accès · processing fee: frais de carte ·
 * pricing rule: règle de prix · classifier: classificateur · tile: tuile · shortcut: raccourci · template: modèle ·
 * door frame: huisserie · frame of a front: cadre · leaf: vantail · vision panel: oculus · slat: lame ·
 * rail, stile: traverse, montant · lever handle: béquille · screw spacing: entraxe · reach from the wall: saillie ·
 * skirting: plinthe · product graphic: modèle 3D · change lab: banc d’essai · endpoint: destination ·
 * tracing picture: fond de plan ·
 * room: espace on the canvas, lieu in the engraving schedule, as pièce is a piece · sheet of a workbook: feuille.
 *
 * Statuses and states are participles of the masculine, as 'statut' is, whatever the order is called.
 */
export const terms: Readonly<Record<string, string>> = {
  // What an order is called: grammar.ts knows their genders
  Order: 'Commande',
  Orders: 'Commandes',
  Quote: 'Devis',
  Quotes: 'Devis',
  Quotation: 'Devis',
  Quotations: 'Devis',
  Project: 'Projet',
  Projects: 'Projets',
  Request: 'Demande',
  Requests: 'Demandes',
  Inquiry: 'Demande',
  Inquiries: 'Demandes',
  Proposal: 'Proposition',
  Proposals: 'Propositions',
  Estimate: 'Estimation',
  Estimates: 'Estimations',
  Commission: 'Commande',
  Commissions: 'Commandes',
  Job: 'Affaire',
  Jobs: 'Affaires',
  Purchase: 'Achat',
  Purchases: 'Achats',
  Contract: 'Contrat',
  Contracts: 'Contrats',
  Configuration: 'Configuration',
  Configurations: 'Configurations',

  // Statuses
  New: 'Nouveau',
  'In Progress': 'En cours',
  'In progress': 'En cours',
  Submitted: 'Soumis',
  'Submitted for approval': 'Soumis pour approbation',
  'Ready To Pay': 'À payer',
  'Ready to pay': 'À payer',
  'In Production': 'En production',
  'In production': 'En production',
  Shipped: 'Expédié',
  Delivered: 'Livré',
  Received: 'Reçu',
  Started: 'Commencé',
  'Quote started': 'Devis commencé',
  Draft: 'Brouillon',
  Brief: 'Cahier des charges',
  'In review': 'En cours d’examen',
  'Layout in review': 'Calepinage à l’examen',
  Approved: 'Approuvé',
  'Deposit due': 'Acompte à payer',
  'Ready to pay deposit': 'Acompte à payer',
  'Deposit received': 'Acompte reçu',
  'Balance due': 'Solde à payer',
  'Ready for final payment': 'Solde à payer',
  'Final payment received': 'Solde reçu',
  'Payment received': 'Paiement reçu',
  'Processing payment': 'Paiement en cours',
  'Samples to pay': 'Échantillons à payer',
  Invoiced: 'Facturé',
  'Quality control': 'Contrôle qualité',
  'In assembly': 'En assemblage',
  'In the workshop': 'À l’atelier',
  Extrusion: 'Extrusion',
  Milling: 'Usinage',
  Printing: 'Impression',
  'On the truck': 'En cours de livraison',
  Installed: 'Posé',
  'After-sale service': 'Service après-vente',
  Completed: 'Terminé',
  Canceled: 'Annulé',

  // What statuses mean
  'Add products and choose their options. Submit the quote when it is complete.':
    'Ajoutez des produits et choisissez leurs options. Soumettez le devis lorsqu’il est complet.',
  'We are reviewing your quote and will come back to you within two business days.':
    'Nous examinons votre devis et revenons vers vous sous deux jours ouvrés.',
  'Your quote is approved. Production begins with your deposit.':
    'Votre devis est approuvé. La production commence à réception de votre acompte.',
  'We are waiting for your payment to arrive.': 'Nous attendons votre paiement.',
  'Your order ships within 3 business days of payment.':
    'Votre commande est expédiée dans les 3 jours ouvrés qui suivent le paiement.',
  'Thank you. We are preparing the production of your order.':
    'Merci. Nous préparons la production de votre commande.',
  'Your plates are being machined, finished and engraved.':
    'Vos plaques sont en cours d’usinage, de finition et de gravure.',
  'Every piece is checked against its drawing.': 'Chaque pièce est contrôlée d’après son dessin.',
  'Your order is finished. It ships when the final payment has arrived.':
    'Votre commande est prête. Elle est expédiée à réception du solde.',
  'Thank you. Your order is being packed.': 'Merci. Votre commande est en cours d’emballage.',
  'Your order is on its way.': 'Votre commande est en route.',
  'Your order has arrived.': 'Votre commande est arrivée.',
  'We are at your service for the 24 months of the warranty.':
    'Nous restons à votre service pendant les 24 mois de la garantie.',

  // Ways to pay
  Card: 'Carte',
  Wire: 'Virement',
  'Wire transfer': 'Virement',
  Check: 'Chèque',
  'Check by mail': 'Chèque par courrier',
  'We will contact you to arrange payment.': 'Nous vous contacterons pour convenir du paiement.',

  // Home pages
  Configurator: 'Configurateur',
  'Client Portal': 'Espace client',
  'Stocked purchases': 'Achats sur stock',
  'Configure, price, quote': 'Configurer, chiffrer, commander',
  'Made to measure': 'Sur mesure',
  Resources: 'Ressources',
  'Price list': 'Tarif',
  'Product info': 'Fiches produits',
  Installation: 'Installation',
  Catalogs: 'Catalogues',
  'Finish options': 'Finitions',
  'Sample requests': 'Demandes d’échantillons',
  Gallery: 'Galerie',
  FAQs: 'Questions fréquentes',
  Support: 'Assistance',
  Lights: 'Luminaires',
  Floors: 'Sols',
  Rails: 'Rails',

  // Steps of work
  Made: 'Fabriqué',
  Cut: 'Découpé',
  Machined: 'Usiné',
  Engraved: 'Gravé',
  Finished: 'Fini',
  Fitted: 'Ajusté',
  Assembled: 'Assemblé',
  Checked: 'Contrôlé',
  Packed: 'Emballé',

  // Accounts of the journal
  'Accounts receivable': 'Clients',
  Sales: 'Ventes',
  'Sales discounts': 'Remises accordées',
  'Shipping income': 'Frais de port facturés',
  'Tariff surcharges': 'Droits de douane refacturés',
  'Sales tax payable': 'Taxe sur les ventes à reverser',
  Bank: 'Banque',
  'Card clearing': 'Cartes à encaisser',
  'Card fees charged': 'Frais de carte facturés',

  // Integrations
  Accounting: 'Comptabilité',
  'Work management': 'Gestion du travail',
}
