// Short, plain, calm words that are easy to read aloud, to type and to tell apart.

export const passphraseWords: readonly string[] = `
acacia acorn agate album almond amber anchor apple apron arch arrow artist aspen atlas attic autumn
bagel baker balm bamboo banjo barley barn basil basin basket bay beach bead beam bean bee
bell bench berry birch bird biscuit bloom blossom blue boat bonnet book boot border bough bowl
bracket branch brass bread breeze brick bridge brook broom brush bubble bucket bud bulb butter button
cabin cactus cake camel camera candle canoe canvas canyon cape caramel cargo carol carpet carrot castle
cedar cello chalk chapel chart cherry chess chimney chorus cider cinema circle citrus clay cliff clock
cloud clover coast cobalt coconut comet compass cone copper coral cork corner cotton cove crane crayon
creek crest cricket crown crumb crystal cup curtain curve cushion daisy dance dawn deck delta denim
desert desk dew diary dinner dock dome door dove dragonfly drawer drift drum dune dusk eagle
early earth east echo eel elbow elm ember emerald empty engine equal evening ever fabric falcon
fallow farm feather fence fern ferry field fig fiddle finch fir flag flame flannel flint float
flock flour flute foam fog foil folder forest forge fork fountain fox frame fresh frost fruit
galaxy gallery garden garlic garnet gate gentle geode ginger giraffe glacier glade glass glen globe glove
gold goose grain granite grape grass gravel green grove guest guitar gull gusto habit hammock harbor
harp harvest hat haven hawk hazel heart hearth heather hedge helmet herb heron hill hinge holly
honey hood hoop horizon horn house humble hut ice igloo indigo ink inlet iris iron island
ivory ivy jacket jade jar jasmine jelly jersey jewel jigsaw jolly journey jug juice jungle juniper
kayak kettle key kiln kind kindle kite kitten kiwi knit knoll knot koala lace ladder lagoon
lake lamb lamp lane lantern larch lark latch lavender lawn leaf ledge lemon lens lentil letter
level lever library lilac lily lime linen lion listen little lizard lobby lodge loft logic loom
lotus lower lumber lunar lunch lute magnet maize mango maple marble march marina market marsh mask
mast meadow medal melody melon mellow meteor milk mill mint mirror mist mitten mocha moment moon
morning mosaic moss motor mound mouse mural museum music mustard napkin narrow nebula nectar needle nest
nettle noble noodle north notebook novel nutmeg oak oasis oat ocean olive onion opal open orange
orbit orchard orchid organ origin osprey otter oval oven owl oyster paddle page paint palace palm
panda paper parade park parrot parsley pasta pastel pasture patch path patio pavilion peach peak pear
pearl pebble pecan pedal pelican pencil pepper petal piano picnic pier pillow pilot pine pink pint
planet plank plate plaza plum pocket poem polar pond pony poplar poppy porch potato pottery prairie
prism puddle pumpkin puppet purple puzzle quail quartz quiet quill quilt rabbit radio raft rain raisin
ranch raven reed reef relay ribbon rice ridge ring ripple river road robin rocket roof root
rope rose round rowan ruby rudder runway rustic saddle saffron sage sail salad salmon salt sand
sandal satin sauce scarf scenic school scone sea season seed sesame shade shadow shawl shell shelf
shine ship shirt shore silk silver sketch sky slate sleep slipper slope smooth snow soap socket
soft solar sonata song sorrel soup south spark sparrow spice spinach spiral splash sponge spoon spring
sprout spruce square stable stage stair star station steam stone stool story stove straw stream string
studio sugar summer summit sun supper surf swan sweater swift swing syrup table tablet tango tapestry
tea teal teapot tempo tender tent terrace thimble thistle thread thunder ticket tide tiger timber toast
toffee tomato topaz torch tower trail train travel treasure tree trellis trumpet tulip tundra tunnel turtle
twig twilight umbrella unity upland urban valley vanilla vase velvet veranda village vine violet violin vista
voyage waffle wagon walnut warm water wave weather weave west whale wheat wheel whisper willow window
winter wisteria wonder wood wool yacht yarn yellow yoga zebra zenith zephyr zest zinnia
`
  .trim()
  .split(/\s+/);
