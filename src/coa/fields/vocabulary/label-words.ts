/**
 * The words of which labels are made that no list has as they stand ("Lot code on the vial", "Analysis ordered by", "Date of
 * HPLC run"), by what each says; plain as `plainWord` gives them, small and without accents. Words of a kind are parted by blanks.
 */
export const LABEL_WORDS = {
  /** Join words and say nothing by themselves. */
  joining: `
    of the a an for on in at as by to and or with from per our your their this its it is was
    und fur zur zum am laut lt gemass auf im auftrag des der dem die pour par sur le la les l d de du n
    para por en el los del da di della dei il lo al su per`,
  /** What is numbered says a number, not a name. */
  number: `no number nr num numero nummer id code ref reference identifier identification kennung referencia riferimento`,
  batch: `batch lot charge chargen lote lotto partij partia sarze los`,
  report: `
    report certificate coa analysis analytical test testing lab laboratory job task case work document doc study accession bulletin
    protocol assessment statement expediente dossier vorgang project file lims rpt card record serial rapport informe rapporto bericht prufbericht certificat certificado certificato zertifikat analyse analisis
    analisi ensayo essai prova labor laboratoire laboratorio`,
  /** Numbered by the laboratory, unless by its client. */
  order: `order request purchase po submission registration tracking ticket login log`,
  verifying: `
    verification verify authentication authenticity authenticate auth validation validate access security secret
    anti-counterfeit register registry verificacion verifica
    verifizierung acces acceso accesso autenticite autenticidad autenticita`,
  lookup: `lookup look-up look unlock retrieval online web portal check control search result qr share proof trace query letter controle riscontro abfrage online-abfrage`,
  code: `code codigo codice`,
  secret: `key pin token password passcode clave cle prufcode`,
  /** Who orders a test. */
  client: `
    client cust customer sponsor applicant submitter requester requestor buyer purchaser orderer addressee sender owner
    kunde auftraggeber einsender cliente committente richiedente demandeur solicitante`,
  /** Who makes or sells goods. */
  maker: `manufacturer maker mfr mfg vendor supplier seller producer brand hersteller fabricant fabricante produttore`,
  naming: `name names identity description designation title nombre nom denominacion denominazione descripcion bezeichnung described named called`,
  /** Who orders a test, by what that is. */
  ordering_of: `submitting requesting instructing ordering commissioning contracting sending`,
  business: `company organisation organization business firm party account`,
  goods: `
    sample product compound peptide substance material article item analyte specimen vial
    muestra producto campione prodotto produit echantillon probe produkt`,
  packing: `bottle container pack package carton flacon flasche fiala frasco etikett etichetta etiqueta etiquette`,
  labelled: `label labelled labeled marked marking mark printed stated declared indicated given shown declaration declare dichiarato declarado`,
  claim: `claim claimed nominal advertised specified`,
  amount: `amount content quantity mass weight dose strength potency fill`,
  found: `found measured determined actual net total average mean experimental obtained`,
  /** What is done to a sample, and so with what a form begins to say for whom. */
  done: `
    tested analysed analyzed examined investigated prepared issued certified compiled drawn performed carried out done made produced
    conducted undertaken commissioned ordered requested submitted reported erstellt ausgestellt etabli emis emitido emesso realizado up exclusively`,
  /** With "by" or "from", who ordered it. */
  ordered: `submitted requested ordered commissioned booked`,
  /** The same, of a sample; of a product it says who sold it. */
  sent: `supplied provided sent handed forwarded deposited brought`,
  /** What is ordered. */
  ordering: `sample specimen material vial work testing test analysis analyses assay project`,
  behalf: `behalf request instruction`,
  date: `date day dated datum fecha data jour giorno`,
  received: `
    received recd rcvd receipt receiving arrival arrived intake reception login logged log-in booked registered accepted acceptance
    check-in submitted submission delivery delivered recepcion ricevimento
    ricezione ricevuto recibido recibida recu eingang eingegangen`,
  analysed: `
    analysed analyzed analysis analyses tested testing test tests assay assayed run measured measurement injected injection acquired
    performed completed completion hplc lc ms lcms examination analisis analisi ensayo prova essai analyse analysiert gepruft prufung`,
  reported: `
    issued issue issuance reported report reporting release released certified certificate certification coa signed signature
    approved approval authorised authorized authorisation authorization published publication generated created creation finalised
    finalized printed revised revision reviewed review updated emision emission emissione emesso emitido emis edite ausgestellt
    ausstellung freigabe`,
  made: `manufacture manufactured manufacturing production produced filling packaging produzione produccion produktion fabrication`,
  expiry: `expiry expiration expires retest re-test reanalysis`,
  /** What goes on with a label of any kind. */
  under: `under as`,
  rest: `unique final internal examination laboratory lab start end time current off`,
} as const;

/** What a word of a label says, by the name of its list. */
export type LabelWordKind = keyof typeof LABEL_WORDS;
