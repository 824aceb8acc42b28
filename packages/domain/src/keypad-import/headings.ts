/** What people call the columns of a keypad schedule, by which columns are recognized; nobody reads these words on a screen. [issue 18] */

const listed = (text: string): readonly string[] => text.split(', ')

/**
 * What the headings of schedules are called in the languages that people's spreadsheets speak, in small letters without accents and
 * signs. Whoever reads a file reads all of them.
 */
export const keypadHeadings = {
  title: listed(
    'keypad, keypad name, keypad id, keypad tag, device, device name, device id, device tag, ' +
      'tag, name, id, identifier, title, plate, station, control, clavier, nom du clavier, ' +
      'appareil, nom, repere, etiquette, identifiant, designation, knappsats, knappsatsnamn, ' +
      'enhet, namn, beteckning, markning, tryckknappssats',
  ),
  room: listed(
    'room, room name, area, area name, location, zone, space, room or item, piece, lieu, ' +
      'lieu ou article, local, espace, emplacement, rum, rumsnamn, utrymme, plats, omrade, zon, ' +
      'rum eller artikel',
  ),
  quantity: listed('qty, quantity, count, amount, qte, quantite, nombre, antal, st, mangd'),
  notes: listed(
    'note, notes, comment, comments, remark, remarks, remarque, remarques, commentaire, ' +
      'anteckning, anteckningar, kommentar, anmarkning',
  ),
  product: listed(
    'product, model, product name, keypad type, product code, produit, modele, ' +
      'type de clavier, produkt, modell, knappsatstyp, artikelnummer',
  ),
  number: listed(
    'item, item no, item number, no, nr, number, keypad no, keypad number, article, n, numero, ' +
      'artikel, nummer',
  ),
  buttons: listed(
    'buttons, number of buttons, no of buttons, button count, gang, gangs, keys, boutons, ' +
      'nombre de boutons, touches, nombre de touches, knappar, antal knappar',
  ),
  button: listed(
    'button, btn, button no, button number, key, key number, mechanism, switch, bouton, ' +
      'touche, no du bouton, mecanisme, knapp, knappnummer, insats, mekanism',
  ),
  position: listed('position, side, above below, cote, lage, sida'),
  language: listed('language, lang, langue, sprak'),
  pieces: listed('pieces, piece no, stycken, exemplar'),
  font: listed('font, police, typsnitt'),
  size: listed('size, taille, storlek'),
  /** only the files that this program writes have it */
  ownFile: listed('width used mm, largeur occupee mm, anvand bredd mm'),
  engraving: listed(
    'engraving, engraved text, engraving text, text, label, legend, inscription, gravure, ' +
      'texte, texte grave, libelle, gravyr, gravering, graverad text, etikett, line, ligne, rad',
  ),
}

/** What stands before the number of a button in a heading. */
export const numberedHeadings = {
  button: listed(
    'button, btn, b, key, engraving, label, legend, text, bouton, touche, gravure, texte, ' +
      'knapp, gravyr, gravering, etikett',
  ),
  line: listed('line, l, ligne, rad'),
}

/** Words for a side and a language, in headings and in cells. */
export const placeWords = {
  above: listed('above, over, top, upper, au dessus, dessus, haut, ovanfor, ovan, over knappen'),
  below: listed('below, under, bottom, lower, en dessous, au dessous, dessous, bas, nedanfor, nedan'),
  first: listed('first, 1, 1st, primary, premiere, principale, forsta'),
  second: listed(
    'second, 2, 2nd, secondary, second language, language 2, lang 2, seconde, deuxieme, ' +
      'langue 2, seconde langue, deuxieme langue, andra, andra spraket, sprak 2',
  ),
}

/** Words that mean the same in the title of a property. */
export const choiceWords = [
  listed('finish, finishes, finition, finitions, ytbehandling, ytfinish, yta'),
  listed('size, dimension, dimensions, taille, format, storlek, matt'),
  ['colour', ...listed('color, couleur, farg')],
  listed('layout, configuration, disposition, layout'),
  listed('font, typeface, police, typsnitt'),
  listed('box, backbox, boite, dosa'),
]
