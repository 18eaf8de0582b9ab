/**
 * The labels with which laboratories announce a field, by the name of the field; `*` marks a word that has other uses too
 * and therefore announces less. Phrases are parted by commas; their order does not matter, that of the fields does:
 * of two labels that are as near to a misread one, the first is taken.
 *
 * A phrase stands as `plainWord` (labels.ts) leaves the words of a page, or it never matches: lower case, no accents, no
 * signs but the hyphen, "no" for "Nr." and "N°". The test beside says what to write.
 */
export const LABEL_PHRASES = {
  client: `
    client, cuent, pharmacy*, client name, name of client, name of customer, name address of customer, customer, customer name, report to, reported to, report for, tested
    for, prepared for, provided to, submitted by, submitter, sponsor, sponsor name, company, company name, requested by,
    requester, requestor, applicant, applicant name, account*, issued to, issued for, ordered by, testing ordered by, analysis ordered by, on behalf of,
    client company, sample submitted by, sample provider, commissioned by, purchaser, to*, for*, attention*,
    attn*, consignee, principal*, customer client, made out to, razon social*, raison sociale*, ragione sociale*, sender, absender, sent by, sent in by, who sent it, who sent it in, who ordered it, sample from, samples from, registered client, brand, brand owner, addressee, recipient,
    sample owner, submitting party, organisation, organization, client organisation, client organization,
    auftraggeber, kunde, bill to, billed to, account name, buyer, buyer name, prepared exclusively for,
    submitted for, analysis for, testing for, certificate issued to, report issued to, issued exclusively to,
    sample submitter, submitting company, submitting client, requesting client, requesting company, requesting
    party, client company name, business name, customer company, ordering party, commissioning party,
    contracting party, sponsor company, project sponsor, submitter name, requester name,
    name of the party, name of party, name address of the party, party name, name of the client, name of the customer, name
    address of the client, name address of the customer, opdrachtgever, mandant, donneur dordre, demandeur, cliente, solicitante,
    committente, klient, zleceniodawca, zakaznik, zadavatel, objednatel, kunde auftraggeber, rekvirent, bestiller,
    entrusting party, entrusted by, spettle, messrs,
    acct, contract giver, megbizo, client on file, made for, made out for, account holder, customer account, tested on behalf of, attention of, cust, richiedente*, empresa*, einsender, erstellt fur, ausgestellt fur, emitido para, etabli pour, etabli a la demande de, committent, messrs committent, order placed by, analysis carried out for, testing carried out for,
    tests carried out for, carried out for, sample received from, samples received from, received from, order from, order by, requisitioner, consignor, delivery unit, entrusting unit, instructing party, mailed by, mailed in by, brought in by, bill-to, bestellt durch, manufacturer client, client manufacturer, instructed by, ordered for, uppdragsgivare, tilaaja, oppdragsgiver, beneficiar, objednavatel, narocnik, musteri, megrendelo, tellija, uzsakovas, zamawiajacy, requerente*, encargado por, peticionario, empfanger*, notified party*,
    bestallare, kundnamn, kundenavn, kundens navn, contratante, musteri adi, talep eden, klientas, pasutitajs,
    narucitelj, narucilac, ugyfel, asiakas, solicitado por`,
  manufacturer: `
    manufacturer, manufacturer name, manufactured by, producer, produced by, supplier, vendor, made by,
    hersteller, distributor, distributed by, supplied by, supplier name, vendor name, marketed by`,
  sample: `
    sample, sample name, injection name, opis probki, sample identification, sample described as, described as, product, product name, compound, compound name, test product,
    blend analysis*, testing material, test material, material, material name, analyte, peptide, peptide name, substance,
    substance name, article, item, item tested, test item, test article, article tested, item under test, tested product, compound test, labeled
    as, labelled as, sample description*, description*, name of sample, name of product, product description,
    active ingredient, subject*, re*, probe, probenbezeichnung, prufgegenstand, prufmuster, retail name, trade name, commercial name, item
    name, article name, strain, strain name, cultivar, labeled identity, labelled identity, product identity,
    test substance, product tested, sample tested, compound tested, sample title, sample label, test
    sample, tested item, item description, product title, product label, target compound, target peptide, target
    analyte, peptide tested, test compound, drug product, drug name, drug substance, label name, labeled
    product, labelled product, product analyzed, product analysed, sample analyzed, sample analysed, peptide
    identity,
    name of the sample, name of the product, client sample id, client sample name, client sample, customer sample id,
    customer sample name, sample designation, designation, produkt, produit, echantillon, muestra,
    producto, campione, prodotto, vzorek, probka, bezeichnung, denominacion,
    nazwa probki, predmet zkousky, nazev vzorku, descripcion, descripcion de la muestra, nom du produit, nom de
    l echantillon, nombre del producto, nombre de la muestra, omschrijving, productnaam, monsteromschrijving, artikelbezeichnung,
    wirkstoff, objet*,
    sample desc, product desc, material tested, denominazione campione,
    object of the test, object of test, object of testing, object of analysis,
    erzeugnis, name of material, name of the material, commodity, commodity name,
    specimen, specimen name, specimen description, concerning*, declared as, minta megnevezese, what*, oznaceni vzorku zakaznikem, nazwa probki wg zleceniodawcy, nazwa produktu, obiekt badan, przedmiot badan, przedmiot badania, material submitted, sample submitted, sample as labeled, sample as labelled, product as labelled, product as labeled,
    provets markning, provnamn, provenavn, amostra, identificacao da amostra, descricao da amostra, numune,
    numune adi, urun adi, meginys, meginio pavadinimas, gaminio pavadinimas, paraugs, parauga nosaukums,
    proovi nimetus, vzorec, ime vzorca, uzorak, naziv uzorka, minta neve, naytteen nimi, denumire proba,
    denumirea probei`,
  batch: `
    batch, b n, sats, sats no, satsnummer, ch b, batch no, batch number, batch id, lot, lot no, lot number, lot id, batch lot, lot batch, batch lot
    no, batch lot number, sample batch no, sample batch, batch code, lot code, product batch, manufacturer
    batch, client lot, client batch, customer lot, batch ref, lot ref, batch reference, lot reference, charge,
    chargennummer, chargenbezeichnung, production lot, production batch, manufacturing lot, manufacturing batch, manufacturer lot,
    manufacturer lot no, manufacturer lot number, vendor lot, vendor lot no, vendor batch, supplier lot,
    supplier lot no, supplier batch, sample lot, sample lot no, sample lot number, product lot, product lot no,
    product lot number, client lot no, client lot number, customer lot no, customer lot number, client batch no,
    client batch number, customer batch, customer batch no, product batch no, product batch number, vial lot,
    vial batch, lot identifier, batch identifier, lot identification, batch identification, control no*, control
    number*, lot on label, lot on vial, lot on vials, batch on label, batch on vial, batch on vials, item lot, item batch, your lot, your batch, your lot no, your batch no, b no, lot batch no, lot batch number,
    marks batch, charge no, charge number, chargen no, lote, no de lot, no de lote, numero de lote, lot no batch, partij,
    partijnummer, batchnummer, sarze, cislo sarze, no serii, numer serii, lotto, no lotto, numero lotto, batch charge,
    sellers lot, sellers batch, seller lot, seller batch, vendors lot, marked b n,
    customer batch ref, client batch ref, customer batch reference, client batch reference, customer lot ref,
    lot batch on label, batch lot on label, lot indicated, batch indicated, lot no on label, lot number on label, batch no on label, batch number on label, batch code on vial,
    batch code on label, lot label, batch label, lot as labelled, lot as labeled, declared lot, lot declared, clients batch, clients lot,
    customers lot, customers batch, makers batch, makers lot, batch marked, lot marked, our batch, our lot, series no, series number, current lot, current batch, batch marking, lot marking, n lotto,
    lot du demandeur, lot du client, lot client, lote del cliente, no partii, numer partii, partia, producers lot, producers batch, producer lot, producer batch, lot tested, batch tested, lot examined, batch examined, lot analysed, batch analysed, tested lot, tested batch, series*, seria*, marked*, production run, control lot, marking*, mfr lot, mfr batch, mfr lot cat,
    marks on vial, mark on vial, marking on vial, marking on the vial, marking on container, marking on the container, vial marking, vial mark, tag*, mfg code, mfr code, manufacturing code,
    blend lot, blend batch, lote do fabricante, gyartasi szam, chargen-bez, chargenbez, c sarze, c sarge, sarge, no serii na fiolce, lotto dichiarato,
    partijos numeris, partijos no, serijos numeris, serijos no, parti no, parti numarasi, lot numarasi,
    eranumero, tetelszam, gyartasi tetel, lotnummer, lote no`,
  report_number: `
    ar no, a r no, ar number, analytical report no, report no, report number, report id, report, report code,
    test report no, task number, task no, task, task id, accession, accession no, accession number, coa, coa no,
    coa number, coa id, certificate no, certificate number, certificate id number, certificate id, certificate,
    laboratory id, lab id, lab number, lab no, lab report no, laboratory no, laboratory number, lab reference,
    job no, job number, job id, job, order no, order number, reference*, reference no, reference number, ref,
    ref no, our ref, our reference, our file, our file no, our file ref, final report, document no, document number, document id, test id, test no,
    test number, analysis no, analysis number, analysis id, certificate ref, report ref, report reference,
    certificate reference, request no, work order, work order no, work order number, case no, case number,
    project no, project number, file no, submission no, submission number, submission id, submission, lims no,
    lims number, lims id, coa code, coa reference, coa ref, coa report no, coa report number, document ref,
    document reference, doc no, doc number, doc id, doc ref, analysis report no, analysis report number,
    analytical report number, test report number, test report id, test reference, test ref, lab ref, lab ref no,
    laboratory ref, laboratory reference, laboratory reference no, laboratory report no, laboratory report
    number, lab report number, lab report id, lab sample id, laboratory sample id, lab sample no, lab sample
    number, laboratory sample no, laboratory sample number, lab test id, tracking no, tracking number, tracking
    id, ticket no, ticket number, ticket id, registration no, registration number, request id, request number,
    login no, login number, log no, log number, order id, task code, study no, study number, study id,
    project id, case id, assay id, chain of custody no, coc no, unique report no, unique report id, report
    reference no, report reference number, certificate reference no, certificate reference number, report serial
    no, certificate serial no, result no, result number, card no, card number, release no, release number,
    c of a no, c of a, c of a number, sample id*,
    auftrags no*, auftragsnummer*, auftragsnr*, prufberichts no, berichts no,
    prufbericht, pruefbericht, untersuchungsbericht, prufbericht no, prifbericht no, pruefbericht no, bericht no, berichtsnummer, berichtsnr, analysenummer, analysen no,
    protokoll no, labor no, labornummer, rapport no, protocol no, no rapport, no de rapport, rapportnummer, certificaatnummer, informe no, informe de ensayo, informe de analisis, no de
    informe, numero de informe, certificado no, no sprawozdania, numer raportu, protokol c, cislo protokolu, rapporto no, rapporto
    di prova no, zertifikat no, zertifikatsnummer, prufberichtsnummer, bulletin no, no de bulletin,
    n ref, certificat no, no de certificat, no certificat, certificaat no,
    alr no, order*, serial*, doc*, lab request, test request, service request, testing request, rpt no, rpt number, rpt id, iktatoszam, laudo, laudo no, ons kenmerk, unser zeichen, nuestra referencia, notre reference, nostro riferimento, laboratorni cislo, laboratorni cislo vzorku, dossier*, dossiernummer, assignment*, assignment no, assignment number, uppdrag*, uppdragsnummer, oppdrag*, oppdragsnummer, bureaus no, bureaus number, laboratorys no, laboratorys number, result card no, result card number,
    rapor no, rapor numarasi, protokolo no, protokolas no, laudo n, jegyzokonyv szama, raportti nro`,
  key: `
    public key, public code, checksum, cle*, clave, chave, klucz, sleutel, schlussel, chiave, anahtar, nyckel, password, haslo, haslo analizy, hasto analizy, verification*, unique key, web verification code, following unique key, key, verification key, verification
    code, verify code, verification id, verification pin, search code, access code, access key, security code,
    auth code, authentication code, authenticity code, validation code, unique code, code*, token*, pin*,
    passcode, check code, chk, control code, report key, certificate key, verification number, verification no,
    verification token, verify id, verify key, lookup code, look up code, lookup key, retrieval code, report
    pin, report password, authenticity key, authentication key, validation key, validation id, certificate code,
    unique identifier*, unique id*, security key, security pin, secret code, share code, access pin, access id,
    access token, results code, result code, verification reference, verification ref, anti-counterfeit code, qr
    id,
    code de verification, codigo de verificacion, codice di verifica, verificatiecode, controlecode, prufcode,
    verifizierungscode, kod weryfikacyjny, overovaci kod, security id, register key, registry key, register code, registry code, pin code, zugangscode, prufschlussel, query code, letter code, code dacces, clave de verificacion, codice di accesso, codigo de acesso, codigo de acceso, prufziffer, trace code, proof number, proof code, look-up pin, lookup pin, look-up code, auth, check digits, passphrase, pass phrase, lookup word, codice di controllo, codigo seguro de verificacion, codigo seguro de verificacion csv, chave de autenticidade, chave de verificacao, kod sprawdzenia, kontrolni kod, kontrollkod`,
  date_ordered: `
    testing ordered, ordered, date ordered, order date, requested on, date requested, date of order`,
  date_received: `
    sample received, samples received, received, date received, received date, date of receipt, receipt date,
    received on, sample receipt, sample received date, date sample received, sample received on, date in, sample
    receipt date, arrival date, arrived, sample in, login date, sample login, collected, date collected, samples
    received on, date samples received, sample reception, sample reception date, reception date, date of
    reception, receiving date, sample delivered, delivered, delivered on, sample accepted, date accepted,
    accepted on, checked in, check-in, check-in date, logged in, date logged, sample arrival, sample arrival date,
    arrival, date of arrival, intake date, sample intake, submitted on, submission date, date submitted, date of
    submission, sample submission date, received at lab, received by lab, date sampled,
    sampled on,
    samples in, probeneingang, eingang, eingangsdatum, recu le, date de reception, fecha de recepcion, recepcion,
    ontvangstdatum, datum ontvangst, ontvangen, data przyjecia, datum prijeti, prijato, data ricevimento, modtaget,
    data przyjecia probki, datum prijeti vzorku, received date time,
    rec*, minta beerkezese, f recepcion, entrada, recebido em, data de entrada, data de recebimento, rcvd, recd, sample recd, samples recd, sample rcvd, date recd, date rcvd, recd date, recd on, booked in, entry date, date of entry, in lab since, log-in date, sample logged in, date of acceptance, date logged in, came in, taken in, in the door, sample arrived, samples arrived, sample registered, registered on, goods in, parcel opened,
    ankomstdatum, ankomst, mottagen, mottagningsdatum, numune kabul tarihi, kabul tarihi, meginys gautas,
    gavimo data, vastaanotettu, modtagelsesdato, mottaksdato, beerkezes, beerkezes datuma, data primirii,
    datum sprejema, datum zaprimanja`,
  date_analysed: `
    analysis conducted, date analysed, date analyzed, analysis date, analysed, analyzed, analysed on, analyzed
    on, date tested, test date, testing date, tested, tested on, date of analysis, date of test, date of
    testing, laboratory activity date, analysis completed, testing completed, test completed, date completed,
    completed, completed on, run date, analysis performed, date of measurement, testing period, analysis period,
    date performed, measured, measured on, injection date, acquired, analysis start, analysis end, analysis
    start date, analysis end date, start of analysis, end of analysis, test start date, test end date, test
    start, test end, start of testing, end of testing, testing dates, test dates, dates of analysis, dates of
    testing, test period, tested date, analyzed date, analysed date, acquisition date, date acquired, acquired
    on, data acquired, sample run, date run, run on, date of run, injected, injected on, injection time, date of
    injection, processed on, date processed, examination date, assay date, date of assay, hplc date, hplc run
    date, analysis performed on, testing performed on, performed on, conducted on, analysis conducted on, date
    conducted, testing complete, analysis complete, completion date, date of completion, date of analyses,
    analysedatum, prufzeitraum, prifzeitraum, prufdatum, date danalyse, analyse du, fecha de analisis, fecha de
    ensayo, data badania, datum zkousky, data analisi, data prova, analysedato, test dates period, vizsgalat ideje, f inicio fin ensayo, period of test, period of testing, period of analysis,
    data wykonania badan, zkousky provedeny, inicio fin de analisis,
    anlzd, date measured, start end of tests, start and end of tests, qc date, date of tests, data da analise, inizio fine prove, debut danalyse, data badan, fecha de control, gepruft am, analysiert am,
    analysdatum, analiz tarihi, tyrimai atlikti, tyrimo data, vizsgalat datuma, data analizei, datum analize`,
  date_reported: `
    date issued, issued, issued on, issue date, date of issue, date reported, reported, reported on, report
    date, date of report, release date, released, released on, date released, date*, dated*, approval date,
    approved on, date approved, certificate date, publication date, published, date of certificate, date of
    release, printed, signed on, date signed, reporting date, date of reporting, report issued, report issued
    on, report issue date, date report issued, report release date, report published, published on, date
    published, date of publication, authorised on, authorized on, authorisation date, authorization date, date
    of authorisation, date of authorization, certification date, date of certification, certified on, date
    certified, certificate issued, certificate issue date, certificate issued on, coa date, coa issued, coa
    issue date, coa issued on, generated, generated on, report generated, report generated on,
    date generated, created on, date created, creation date, report created, printed on, print date, date
    printed, finalized, finalised, finalized on, finalised on, date finalized, date finalised, date of approval,
    verified on, verification date, date verified, review date, reviewed on, date reviewed, signature date,
    signed date, digitally signed on, revision date*, revised*, last updated*, updated on*,
    report out, berichtsdatum, prufberichtsdatum, ausstellungsdatum, datum, date demission, edite le, fecha de emision,
    fecha del informe, fecha, afgiftedatum, rapportdatum, data wystawienia, data raportu, datum vystaveni, data di emissione, data
    emissione, udstedt, dato,
    datum vystaveni protokolu, ausgestellt am, erstellt am, date of certificate issue,
    rptd, exit date, date of exit, signed issued, report signed, report signed on, report completed, signed off, signed off on, card issued, certified, emission, date of emission, certificate out, edition du bulletin,
    rep*, kiadas kelte, f emision, given out, results signed, liberacao, data de liberacao, data de emissao, data wydania, data wydania sprawozdania, emesso il, data sprawozdania, freigabe, freigegeben am,
    rapportdato, rapor tarihi, emissao do laudo, data do laudo, protokolo data, isdavimo data, kiallitas datuma,
    data raportului, datum porocila, raporttipaiva`,
  date_manufactured: `
    date of mfg, mfg date, dom, mfg, manufacture date, date of manufacture, manufacturing date, production date,
    manufactured, manufactured on, made on, date made, herstellung, date de fabrication, date of production, mfd, date manufactured, produced on, date produced,
    packaging date, packed on, filled on, fill date, filling date, lyophilized on, lyophilisation date,
    lyophilization date`,
  date_expiry: `
    date of exp, validade, exp date, exp, expiry, expiry date, expiration date, expires, retest date, re-test date, use
    by, best before, bbd, valid until, date of expiry, retest, shelf life until, valid to, retest by, expire
    date, expires on, date de reanalyse, mindestens haltbar bis, haltbar bis, use before, beyond use date, beyond-use date, bud, retest due, recommended retest date,
    expiration, valid through`,
  cas: `
    cas, cas no, cas number, cas rn, cas reg no, cas registry no, cas registry number`,
  formula: `
    formula, molecular formula, chemical formula, mol formula, empirical formula`,
  content: `
    net content, quantity, how much*, content per vial, content, net peptide content, peptide content, mass per vial, total
    content, measured content, determined content, content found, assay per vial, assay vial, amount found,
    quantitative assay, peptide assay, amount per vial, amount in vial, amount, quantity found, total found, total peptide found, quantity per
    vial, peptide amount, net amount, net quantity, vial content, potency assay, hplc potency, hplc potency
    assay, average net peptide, blend net content, blend avg net content, blend average net content, total
    peptide content, total peptide, net mass, mass found, found amount, actual amount, actual content, measured
    amount, measured mass, measured quantity, vial amount, mass in vial, total amount, total quantity, peptide
    quantity, amount measured, amount determined, content measured, content determined, average content, average
    amount, mean content, total net content, average net content,
    gehalt, teneur, contenido, inhoud, zawartosc, obsah, contenuto, gehalt peptid, peptidgehalt, teneur en peptide, contenido de
    peptido, net peptide, weight of peptide, peptide weight, found quantity, found mass, found content, net weight,
    teor, teor por frasco, kiekis, kiekis flakone, icerik, miktar, halt, indhold, innehall, innhold, sisalto,
    tartalom, continut, vsebina, sadrzaj`,
  label_claim: `
    label claim, labeled content, labelled content, declared content, claimed content, nominal content, labeled
    amount, labelled amount, label mg claim, claimed amount, claimed quantity, claimed mass, claimed dose,
    claim, label amount, label content, label quantity, labeled quantity, labelled quantity, labeled strength,
    labelled strength, labeled mass, labelled mass, labeled dose, labelled dose, stated content, stated amount,
    stated quantity, nominal amount, nominal quantity, nominal mass, declared amount, declared quantity,
    advertised amount, advertised content, expected amount, expected content, expected quantity, theoretical
    content, theoretical amount, target amount, target content, label strength, vial size`,
  laboratory: `
    laboratory*, laboratory name*, testing laboratory*, test laboratory*, testing lab*, test lab*, lab*, lab
    name*, testing facility*, test facility*, tested by*, analysis by*, analysed by*, analyzed by*, performed
    by*, from*, issued by*, issuing laboratory*, name of laboratory*, testing performed by*, analysis performed
    by*, analyses performed by*, testing conducted by*, analysis conducted by*, tested at*, analyzed at*,
    analysed at*, issuing lab*, performing laboratory*, analytical laboratory*, third party lab*, third party
    laboratory*, third-party lab*, third-party laboratory*`,
} as const;

/** What else stands as a label on certificates: none of these is the value of the label before it. */
export const OTHER_LABELS = `
  principal chemist, principal scientist, principal analyst, product information, sample information, identity,
  appearance, method, methods, test method, storage, matrix, sequence, purity, results, result, comments,
  signature, specification, test, status, solubility, chromatogram, page, address, phone, tel, fax, e-mail, email,
  website, web, title, searchable via, scan to validate, scan to verify, analyst, reviewed by, reviewer, approved
  by, authorised by, authorized by, report by, conclusion, remarks, notes, note, instrument, column, tests
  requested, receiving condition, storage condition, sample no, sample number, product no, product number,
  catalogue no, item no, mol weight, molecular weight, molecular mass, mass, domain name, visual description,
  testing purpose, component, vial cap, sample type, form, sample form, country, signed by, checked by, director,
  chemist, dose, strength, physical form, condition, temperature, sample weight, injection volume, mobile phase,
  flow rate, detector, detection, container, condition on receipt, technique, outcome, client reference, mw, mw g
  mol, labeled peptide, labelled peptide, content potency, information, parameter, determination, finding,
  summary, assay*, sample reference, sample ref, sample code, sample condition, sample size, sample quantity,
  sample amount, sample volume, sample state, sample category, product type, product form, product category,
  product code, product id, sku, dilution factor, run time, wavelength, retention time, acceptance criteria,
  acceptance limits, acceptance limit, lod, loq, uncertainty, equipment, instrument id, operator, processing
  method, data filename, method filename, batch filename, sample filename, data file, method file, batch file,
  acquisition method, sample set, sample set name, sampled by, sampling method, collected by, received by,
  technician, quality manager, qa manager, lab manager, laboratory manager, laboratory director, lab director,
  telephone, contact, contact person, contact name, license no, license number, licence no, licence number,
  accreditation no, accreditation number, purity by hplc, hplc purity, peptide purity, endotoxin, endotoxins,
  sterility, heavy metals, residual solvents, water content, counter ion, salt form, color, colour, odor, odour,
  overall result, final result, disclaimer, client id, customer id, analysis type, test type, test name, type of
  test, type of analysis, effective date, date effective, effective from, client order, client order no, customer order, your order, your reference, your ref,
  ihre bestellung, lhre bestellung, lhr zeichen, lhre referenz, ihr zeichen, ihre referenz, bestellung, kundennummer, votre reference, votre commande, su referencia, vostro riferimento, vs rif,
  lab batch, laboratory batch, batch size, lot size, company no, company number, company registration no, registered no, vat no, customer address, client address, requested, muestreo, quantita lotto, codice, shipped, date shipped, ship date, dispatched, kod probki, stan probki, item code, code article, reference labo, mennyiseg, cantidad, codigo lab, objednavka, no zlecenia, conservacion, almacenamiento, v ref, telefon, sampling date, date of sampling, artikel no, artikelnummer,
  molar mass, monoisotopic mass, average mass, theoretical mass, calculated mass, expected mass, observed mass, experimental mass,
  peptide sequence, amino acid sequence, synonyms, cap color, cap colour, crimp color, crimp colour, vial type, vial color, vial colour, fill volume,
  diluent, moisture, residual tfa, tfa content, acetate content, bioburden, physical appearance, peak area, shelf life,
  summenformel, molmasse, aussehen, lagerung, hinweise, menge, einheit, methode, ergebnis, spezifikation, prufung`;
