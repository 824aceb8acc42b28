/**
 * Words that organizations' settings share with the product's defaults, in Swedish.
 *
 * One word for one thing, throughout:
 *   quote offert · order beställning · PO inköpsorder · item artikel · product produkt · property egenskap ·
 *   option alternativ · choice val · piece st, exemplar · quantity antal · custom product specialprodukt ·
 *   custom price manuellt pris · custom engraving specialgravering · favorite favorit · variant variant ·
 *   plate platta · cover plate täckplatta · back box apparatdosa · mechanism insats · switch strömställare ·
 *   dimmer dimmer · outlet uttag · engraving gravering · engraving schedule graveringslista · symbol symbol ·
 *   pictogram piktogram · screw skruv · slat ribba · leaf dörrblad · rail list, skena ·
 *   stile stående ramstycke · door frame karm · vision panel siktglas · lever handle trycke · bar handle draghandtag ·
 *   screw spacing centrumavstånd · skirting golvlist · drawing ritning ·
 *   shop drawing tillverkningsritning · sheet blad · view vy ·
 *   elevation elevation · plan plan · canvas rityta · mural fototapet · panel (of a mural) våd · roll rulle ·
 *   overlap överlapp · bleed utfall · seam skarv · trim renskärning · ledger reskontra ·
 *   stock ledger lagerjournal · deposit handpenning · balance restbelopp · credit tillgodohavande ·
 *   credit note kreditfaktura · receipt kvitto · invoice faktura · statement kontoutdrag · discount rabatt ·
 *   shipping frakt · sales tax moms · tariff tulltillägg · upcharge tillägg · surcharge påslag · fee avgift ·
 *   restocking fee returavgift · packing slip följesedel · factory sheet tillverkningsunderlag ·
 *   lead time leveranstid · ship date leveransdatum · due day leveransdag (of an invoice: förfallodag) ·
 *   tracking number spårningsnummer · stock lager · backorder restorder · reorder level beställningspunkt ·
 *   return retur · problem problem, reklamation where it is a legal matter · scrap kassera ·
 *   revision revision · change order ändring · sign off godkänna · accept acceptera · certificate intyg ·
 *   terms villkor · status status · submit skicka in · approve godkänna · require changes begära ändringar ·
 *   cancel annullera (of an order), avbryt (of a dialog) · command fabriksorder · archive arkiv ·
 *   unarchive återaktivera · card provider betalningsförmedlare · draft utkast · undo ångra · redo gör om ·
 *   guest gäst · member medlem · owner ägare · employee medarbetare · customer kund ·
 *   collaborator, sharee deltagare · share dela · link länk · bell klockan · mention nämna · thread tråd ·
 *   pin markering · passkey lösennyckel · code kod · rule regel · pricing rule prisregel ·
 *   classifier klassning · product graphic 3D-modell · catalog katalog · role roll · webhook webhook ·
 *   API key API-nyckel · cost kostnad · cost rule kostnadsregel · margin marginal.
 */
export const terms: Readonly<Record<string, string>> = {
  // What an order is called
  Order: 'Beställning',
  Orders: 'Beställningar',
  Quote: 'Offert',
  Quotes: 'Offerter',
  Project: 'Projekt',
  Projects: 'Projekt',
  Request: 'Förfrågan',
  Requests: 'Förfrågningar',
  Inquiry: 'Förfrågan',
  Inquiries: 'Förfrågningar',
  Proposal: 'Förslag',
  Proposals: 'Förslag',
  Commission: 'Uppdrag',
  Commissions: 'Uppdrag',
  Estimate: 'Kostnadsförslag',
  Estimates: 'Kostnadsförslag',
  Job: 'Jobb',
  Jobs: 'Jobb',
  'Work order': 'Arbetsorder',
  'Work orders': 'Arbetsordrar',
  Purchase: 'Inköp',
  Purchases: 'Inköp',
  Contract: 'Avtal',
  Contracts: 'Avtal',
  Configuration: 'Konfiguration',
  Configurations: 'Konfigurationer',
  Specification: 'Specifikation',
  Specifications: 'Specifikationer',
  Case: 'Ärende',
  Cases: 'Ärenden',

  // Statuses
  New: 'Ny',
  Draft: 'Utkast',
  Started: 'Påbörjad',
  'Quote started': 'Offert påbörjad',
  Brief: 'Underlag',
  'In Progress': 'Pågår',
  Submitted: 'Inskickad',
  'Submitted for approval': 'Inskickad för godkännande',
  'In review': 'Granskas',
  'Layout in review': 'Layouten granskas',
  'Ready To Pay': 'Klar att betala',
  'Ready to pay': 'Klar att betala',
  'Ready to pay deposit': 'Handpenning att betala',
  'Deposit due': 'Handpenning att betala',
  'Deposit received': 'Handpenning mottagen',
  'Ready for final payment': 'Klar för slutbetalning',
  'Balance due': 'Restbelopp att betala',
  'Final payment received': 'Slutbetalning mottagen',
  'Payment received': 'Betalning mottagen',
  'Processing payment': 'Betalning behandlas',
  'Samples to pay': 'Prover att betala',
  Invoiced: 'Fakturerad',
  'In Production': 'I produktion',
  'In production': 'I produktion',
  'In the workshop': 'I verkstaden',
  'In assembly': 'Under montering',
  Milling: 'Fräsning',
  Extrusion: 'Strängpressning',
  Printing: 'Tryckning',
  'Quality control': 'Kvalitetskontroll',
  Shipped: 'Skickad',
  'On the truck': 'På lastbilen',
  Delivered: 'Levererad',
  Received: 'Mottagen',
  Installed: 'Monterad',
  'After-sale service': 'Service efter köpet',

  // Their descriptions
  'Add products and choose their options. Submit the quote when it is complete.':
    'Lägg till produkter och välj alternativ. Skicka in offerten när den är komplett.',
  'We are reviewing your quote and will come back to you within two business days.':
    'Vi granskar din offert och återkommer inom två arbetsdagar.',
  'Your quote is approved. Production begins with your deposit.':
    'Din offert är godkänd. Produktionen börjar när handpenningen är betald.',
  'We are waiting for your payment to arrive.': 'Vi väntar på din betalning.',
  'Your order ships within 3 business days of payment.':
    'Din beställning skickas inom 3 arbetsdagar efter betalning.',
  'Thank you. We are preparing the production of your order.':
    'Tack. Vi förbereder produktionen av din beställning.',
  'Your plates are being machined, finished and engraved.':
    'Dina plattor bearbetas, ytbehandlas och graveras.',
  'Every piece is checked against its drawing.': 'Varje exemplar kontrolleras mot sin ritning.',
  'Your order is finished. It ships when the final payment has arrived.':
    'Din beställning är klar. Den skickas när slutbetalningen har kommit in.',
  'Thank you. Your order is being packed.': 'Tack. Din beställning packas.',
  'Your order is on its way.': 'Din beställning är på väg.',
  'Your order has arrived.': 'Din beställning har kommit fram.',
  'We are at your service for the 24 months of the warranty.':
    'Vi står till tjänst under de 24 månader som garantin gäller.',

  // The home page
  'Client Portal': 'Kundportal',
  Configurator: 'Konfigurator',
  'Stocked purchases': 'Köp från lager',
  'Configure, price, quote': 'Konfigurera, prissätt, offerera',
  Resources: 'Material och hjälp',
  'Made to measure': 'Måttanpassat',
  Lights: 'Belysning',
  Floors: 'Golv',
  Rails: 'Skenor',
  Shelves: 'Hyllor',
  'Price list': 'Prislista',
  'Product info': 'Produktinformation',
  Installation: 'Montering',
  Catalogs: 'Kataloger',
  'Finish options': 'Ytbehandlingar',
  'Sample requests': 'Beställ prover',
  Gallery: 'Galleri',
  FAQs: 'Vanliga frågor',
  Support: 'Support',

  // Paying
  Card: 'Kort',
  Wire: 'Banköverföring',
  'Wire transfer': 'Banköverföring',
  'Bank transfer': 'Banköverföring',
  Check: 'Check',
  'Check by mail': 'Check per post',
  Cash: 'Kontant',
  'Due on receipt': 'Betalas omgående',
  'Net 10': '10 dagar netto',
  'Net 15': '15 dagar netto',
  'Net 30': '30 dagar netto',
  'Net 45': '45 dagar netto',
  'Net 60': '60 dagar netto',
  'Net 90': '90 dagar netto',

  'We will contact you to arrange payment.': 'Vi kontaktar dig om betalningen.',

  // Terms on papers
  'A deposit of 50% is due on made-to-order items before production begins.':
    'För måttbeställda artiklar betalas en handpenning på 50 % innan produktionen börjar.',
  'Stocked items are paid in full before they are shipped.':
    'Lagervaror betalas i sin helhet innan de skickas.',
  'Changes can be requested within 48 hours of the order.':
    'Ändringar kan begäras inom 48 timmar från beställningen.',
  'Prices may increase with a notice of 15 days.': 'Priserna kan höjas med 15 dagars varsel.',
  'Finished goods are stored for 2 weeks; after that storage is billed at $250 per week. Products and deposit are retained after 18 weeks without payment.':
    'Färdiga varor lagras i 2 veckor; därefter debiteras lagring med 250 $ per vecka. Uteblir betalningen i 18 veckor behålls både produkter och handpenning.',
  'Issues must be raised within 14 days of delivery.': 'Fel ska anmälas inom 14 dagar från leveransen.',
  'Stocked back boxes can be returned within 30 days, less a restocking fee of 25%.':
    'Apparatdosor från lager kan returneras inom 30 dagar, mot en returavgift på 25 %.',
  'Products are under warranty for 24 months from receipt.':
    'Produkterna har 24 månaders garanti från mottagandet.',
  'Stocked orders ship within 3 business days.': 'Beställningar av lagervaror skickas inom 3 arbetsdagar.',
  'Shipping from France to California generally takes 3 days.':
    'Frakten från Frankrike till Kalifornien tar vanligen 3 dagar.',

  // Steps of the workshop
  Made: 'Tillverkad',
  Cut: 'Kapad',
  Machined: 'Bearbetad',
  Engraved: 'Graverad',
  Finished: 'Ytbehandlad',
  Fitted: 'Inpassad',
  Assembled: 'Monterad',
  Checked: 'Kontrollerad',
  Packed: 'Packad',

  // Documents
  'Quote (client)': 'Offert (kund)',
  Invoice: 'Faktura',
  'Packing Slip': 'Följesedel',
  Factory: 'Tillverkningsunderlag',
  'Factory (manufacturing)': 'Tillverkningsunderlag',
  'Engraving Schedule': 'Graveringslista',
  'Engraving schedule': 'Graveringslista',
  Labels: 'Etiketter',

  // Integrations
  Accounting: 'Bokföring',
  'Work management': 'Arbetsplanering',
}
