import type { WishData } from '../names/mention-data.ts';

export const wishes: WishData = {
  requestVerbs: (
    'je tu il elle on nous vous ils elles le la les un une des du de ce cet cette trouve trouvez trouver ' +
    'cherche cherchez chercher montre montrez montrer réserve réservez réserver prends prenez prendre mets ' +
    'mettez donne donnez donner ajoute ajoutez peux pouvez pourriez veux voudrais souhaite souhaiterais ' +
    'aimerais besoin oui non pas et ou mais comme que quoi où quand pourquoi qui quel quelle quels quelles est ' +
    'sont dans en à au aux sur chez avec pour par sans bonjour salut merci svp il y a'
  ).split(' '),
  insidePrepositions: ["(dans|en|à|au|aux|près|autour) [(de|du|des)] [(la|le|les|l')]"],
  placePrepositions: [
    "(à|au|aux|en|dans|de|du|des|depuis|vers|pour|chez|près|autour|sur|jusqu'à|direction|via|par) [(de|du|des)] [(la|le|les|l')]",
  ],
  placeLeads: [
    "(à|au|aux|en|dans|de|du|des|depuis|vers|pour|chez|près|autour|jusqu'à|direction|svp|quelque part|le|la|les|l'|ville|la ville de|sur|destination|lieu)",
    `(je|on|nous) (vais|va|allons|pars|part|partons|vole|voyage|veux|voudrais|voulons|habite|habitons|suis|sommes|est|viens|vient|
      venons|vis|vit|vivons|souhaite) [(aller|partir|voyager|me rendre|nous rendre|arriver)]`,
    "(j'habite|j'arrive|j'aimerais aller|j'irai|on irait)",
    "(c'est|ce serait|ce sera|ça sera|il s'agit)",
  ],
  wishOpenings: [
    `(je|on|nous) [(me|nous|n')] (veux|voudrais|voudrait|voudrions|veut|voulons|souhaite|souhaitons|souhaiterais|cherche|
      cherchons|prends|prendrai|prévois|prévoyons|aimerais)`,
    "(j'aimerais|j'ai besoin|on a besoin|nous avons besoin|il me faut|il nous faut|il me faudrait|on aimerait|nous aimerions)",
    `[svp] (réservez|réserve|trouvez|trouve|cherchez|cherche|commandez|commande|prenez|mettez|faites) [(moi|nous)]`,
    '(pouvez vous|pourriez vous|peux tu|pourrais tu) [(me|nous)] (réserver|trouver|chercher|commander|prendre)',
  ],
  wishLeads: [
    '(ça|cela|ce) (doit|devrait) être',
    "(un|une|des|du|de|la|le|les|l'|quelque chose|quelque chose de|quelque chose comme|svp|peut être|plutôt|du genre|genre|un truc)",
    `(je|on|nous) [(me|nous)] (veux|voudrais|veut|voulons|souhaite|souhaiterais|cherche|cherchons|prends|prendrai|prendrais|préfère|préférerais|
      adore|aime|aimerait) [(bien|plutôt|voir|manger|avoir|écouter|acheter|trouver|réserver)]`,
    "(j'aimerais|j'ai envie|j'ai besoin|j'adore|j'aime|on a envie|il me faut|il nous faut|il me faudrait) [(bien|plutôt|voir|manger|avoir|écouter|acheter|trouver|réserver)] [(de|d')]",
    "(que diriez vous de|pourquoi pas|envie de|de préférence|tout ce qui est|tout ce qui|n'importe quoi de)",
  ],
  wishTails: [
    "(svp|stp|s'il vous plaît|s'il te plaît|merci|ce serait (bien|parfait|super|top|génial|cool|sympa|idéal)|me va|nous va|ça ira|fera l'affaire|serait (bien|parfait|super|top|cool|sympa|idéal)|si possible|de préférence|me plairait|ferait plaisir)",
  ],
  sentenceWords: (
    'je tu il elle on nous vous ils elles me te se mon ma mes notre votre que qui quoi où quand pourquoi comment quel ' +
    "quelle est sont suis sommes êtes était sera serait ai as a avons avez ont j'ai j'aimerais c'est peux peut pouvez " +
    'veux veut voulons voulez voudrais aimerais souhaite cherche dois doit faut ne pas aucun aucune oui non si parce ' +
    'mais car pour avec sans de à chez sur besoin'
  ).split(' '),
};
